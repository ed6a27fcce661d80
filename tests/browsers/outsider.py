"""Another site that writes down who asks it for anything, and code that tries to ask it."""

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

#: What a script can try, each by a name of its own, which it also puts into the address.
#:
#: ``outside`` is the other site's address. The answer says of each what became of it here;
#: whether a request arrived, only the other site knows.
ATTEMPT = r"""async (outside) => {
    const tried = {};
    const soon = (thing, ...events) => new Promise((done) => {
        for (const name of events) thing.addEventListener(name, done);
    });
    const ways = {
        fetch: (to) => fetch(to, { mode: "no-cors" }),
        request: (to) => fetch(new Request(to, { mode: "no-cors" })),
        import: (to) => import(to),
        importScripts: (to) => importScripts(to),
        XMLHttpRequest: (to) => {
            const asked = new XMLHttpRequest();
            asked.open("GET", to);
            asked.send();
            return soon(asked, "loadend");
        },
        WebSocket: (to) => soon(new WebSocket(to.replace("http", "ws")), "close", "error"),
        EventSource: (to) => {
            const source = new EventSource(to);
            return soon(source, "open", "error").finally(() => source.close());
        },
        sendBeacon: (to) => { if (!navigator.sendBeacon(to, "1")) throw new Error("no"); },
        cache: async (to) => {
            const cache = await caches.open("attempts");
            await cache.add(new Request(to, { mode: "no-cors" }));
        },
        caches: async (to) => (await caches.open("attempts")).addAll([to]),
        Worker: (to) => soon(new Worker(to), "error", "message"),
        Image: (to) => {
            const image = new Image();
            image.src = to;
            return soon(image, "load", "error");
        },
        script: (to) => {
            const script = document.createElement("script");
            script.src = to;
            document.body.append(script);
            return soon(script, "load", "error");
        },
        style: (to) => {
            const link = document.createElement("link");
            link.rel = "stylesheet";
            link.href = to;
            document.head.append(link);
            return soon(link, "load", "error");
        },
        frame: (to) => {
            const frame = document.createElement("iframe");
            frame.src = to;
            document.body.append(frame);
        },
        form: (to) => {
            const form = document.createElement("form");
            form.action = to;
            form.target = "elsewhere";
            const frame = document.createElement("iframe");
            frame.name = "elsewhere";
            document.body.append(frame, form);
            form.submit();
        },
    };
    for (const [name, way] of Object.entries(ways)) {
        try {
            await way(outside + name);
            tried[name] = "asked";
        } catch (error) {
            tried[name] = error.name;
        }
    }
    const texts = {
        eval: () => eval("7"),
        Function: () => new Function("return 7")(),
        constructor: () => (() => 0).constructor("return 7")(),
        asynchronous: () => (async () => 0).constructor("return 7")(),
        generator: () => (function* () {}).constructor("return 7")(),
    };
    for (const [name, make] of Object.entries(texts)) {
        try {
            await make();
            tried[name] = "RAN";
        } catch (error) {
            tried[name] = error.name;
        }
    }
    // not as JSON, because a thread may have been left without it
    return Object.entries(tried).map((each) => each.join(" ")).join("\n");
}"""


class Outsider:
    """A server at an address of its own; ``asked`` are the last parts of what was asked for."""

    def __init__(self) -> None:
        self.asked: set[str] = set()
        outsider = self

        class Answering(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                outsider.asked.add(self.path.split("?")[0].strip("/"))
                body = b"export {};"
                self.send_response(200)
                self.send_header("Access-Control-Allow-Origin", "*")
                self.send_header("Content-Type", "text/javascript")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            do_POST = do_GET  # noqa: N815 - the names are http.server's

            def log_message(self, *_: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Answering)
        self.address = f"http://127.0.0.1:{self._server.server_port}/"

    def __enter__(self) -> "Outsider":
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()
