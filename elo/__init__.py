"""Chess ratings by the rules of each system.

The engine is portable Python: it runs unchanged on CPython, Pyodide and MicroPython, and
knows neither a browser nor a file. Arrows point downwards only:

    page, batch, __main__          the faces
    performance, forecast, norms,  the questions around an event, whole events from their files,
    tournament                     and others
    rulebooks                      one file per rating system
    curves, assessment             expected score; what every rule book returns
    numbers, games, errors         values

Start with :mod:`elo.rulebooks` (which systems there are) or :mod:`elo.batch` (JSON in, JSON
out).
"""

__version__ = "0.1.0"
