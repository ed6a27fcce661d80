"""The built site keeps what is said of its addresses."""

import shutil
from pathlib import Path

from tools.package import VENDOR
from tools.served import PLACE, content_name


def test_a_package_s_address_follows_from_its_content(dist: Path, tmp_path: Path) -> None:
    folders = [folder for folder in (dist / PLACE).iterdir() if folder.is_dir()]
    assert len(folders) == len([folder for folder in VENDOR.iterdir() if folder.is_dir()])
    for folder in folders:
        assert folder.name.endswith(f"-{content_name(folder)}")
    changed = tmp_path / "changed"
    shutil.copytree(folders[0], changed)
    before = content_name(changed)
    file = next(file for file in sorted(changed.iterdir()) if file.is_file())
    file.write_bytes(file.read_bytes() + b" ")
    assert content_name(changed) != before
    file.write_bytes(file.read_bytes()[:-1])
    assert content_name(changed) == before
    file.rename(changed / "renamed")
    assert content_name(changed) != before


def test_every_address_of_a_package_in_the_pages_leads_to_a_file(dist: Path) -> None:
    licences = (dist / PLACE / "LICENSES.txt").read_text(encoding="utf-8")
    for line in licences.splitlines():
        assert (dist / PLACE / line.split("/")[0]).is_dir(), line
    for page in dist.rglob("index.html"):
        text = page.read_text(encoding="utf-8")
        for part in text.split(f"{PLACE}/")[1:]:
            address = part.split('"')[0].split("&")[0]
            assert (dist / PLACE / address).is_file(), address
