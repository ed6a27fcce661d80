"""What a new worker of the desk is told again after the one before was stopped."""

from elo.page.view.tournament.work import Work


def test_tables_that_were_added_come_before_the_corrections_of_their_players() -> None:
    work = Work({"do": "open", "text": "a"}, None)
    work.added.append(({"do": "add", "event": 0, "text": "b"}, None))
    work.lists.append(({"do": "list", "event": 0, "name": "c"}, "list"))
    work.take({"current": 0, "kept": {"0": [{"number": 9, "join": 10}]}})
    asked = [question for question, _ in work.again()]
    assert [question["do"] for question in asked] == ["open", "add", "restore", "list"]
    assert "edits" not in asked[0]
    assert asked[2]["edits"] == {"0": [{"number": 9, "join": 10}]}


def test_without_them_one_question_opens_the_file_as_it_was() -> None:
    work = Work({"do": "open", "text": "a"}, None)
    work.take({"current": 1, "kept": {"1": [{"number": 1}]}})
    [(question, _)] = work.again()
    assert (question["event"], question["edits"]) == (1, {"1": [{"number": 1}]})
