#!/usr/bin/env python3
"""A complete bot for Showboat, standard library only: it sits down at a table and plays whatever game is there.

    python3 bot.py http://localhost:8080 --table ID-OR-INVITATION [--seat N] [--name NAME]

With SHOWBOAT_TOKEN in the environment it is that player; without, it becomes a new one and prints its token.
"""

import argparse
import http.client
import json
import os
import random
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid


def choose(state):
    """This is yours to write: the moves to make now, from state["legal"].

    Several are fine, one after the other, as long as it stays your turn. state["position"] is the position in the game's own format, or None within a turn.
    """
    return [random.choice(state["legal"])]


class Refused(Exception):
    def __init__(self, error):
        super().__init__(f"{error['code']}: {error['message']}")
        self.code = error["code"]


class Showboat:
    def __init__(self, base, token=None):
        self.base, self.token = base.rstrip("/"), token

    def open(self, method, path, body=None, timeout=15):
        request = urllib.request.Request(f"{self.base}/api/v1{path}", method=method)
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        if body is not None:
            request.add_header("Content-Type", "application/json")
            request.data = json.dumps(body).encode()
        try:
            return urllib.request.urlopen(request, timeout=timeout)
        except urllib.error.HTTPError as answer:
            # A 429 or any 5xx is worth another try, everything else is final.
            if answer.code == 429 or answer.code >= 500:
                raise
            raise Refused(json.load(answer)["error"]) from None

    def ask(self, method, path, body=None):
        """One request, until there is an answer. Sending the same thing twice is safe: moves carry an id."""
        wait = 0.5
        while True:
            try:
                with self.open(method, path, body) as answer:
                    return json.loads(answer.read() or "null")
            except (OSError, http.client.HTTPException, ValueError) as problem:
                headers = getattr(problem, "headers", None) or {}
                time.sleep(max(wait, float(headers.get("Retry-After", 0))))
                wait = min(wait * 2, 8)

    def find_table(self, name):
        name = urllib.parse.quote(name, safe="")
        try:
            return self.ask("GET", f"/tables/{name}")
        except Refused as refused:
            if refused.code != "not-found":
                raise
            return self.ask("GET", f"/invites/{name}")

    def sit_down(self, name, wanted=None):
        """Takes a free seat, or the own one back from the bot that kept it."""
        while True:
            table = self.find_table(name)
            open_seats = [seat["seat"] for seat in table["seats"] if seat["kind"] == "open"]
            if table["you"] is not None and not self.is_kept(table, table["you"]):
                return table
            seat = next((seat for seat in (table["you"], wanted, *open_seats) if seat is not None), None)
            if seat is None:
                sys.exit("No seat is open.")
            try:
                return self.ask("POST", f"/tables/{table['id']}/seats/{seat}", {})
            except Refused as refused:
                # Somebody else was quicker: look again.
                if wanted is not None or refused.code != "wrong-time":
                    raise
                time.sleep(0.5)

    def is_kept(self, table, seat):
        """A bot of the server plays the seat: our time was up, or we went."""
        return table["status"] == "running" and bool(table["seats"][seat].get("standIn"))

    def sit_down_again(self, table, seat):
        try:
            self.ask("POST", f"/tables/{table}/seats/{seat}", {})
        except Refused as refused:
            # The game has just ended.
            if refused.code != "wrong-time":
                raise

    def play(self, table):
        """Moves as long as it is our turn; gives the number of the moment it has seen last."""
        while True:
            state = self.ask("GET", f"/tables/{table}/state")
            if not state["legal"]:
                return state["seq"]
            moves = {"after": state["seq"], "id": str(uuid.uuid4()), "moves": choose(state)}
            try:
                self.ask("POST", f"/tables/{table}/moves", moves)
            except Refused as refused:
                # Something happened meanwhile: look again.
                if refused.code not in ("stale", "wrong-time"):
                    raise
                time.sleep(0.1)

    def agree(self, table):
        try:
            self.ask("POST", f"/tables/{table}/takebacks/answer", {"yes": True})
        except Refused as refused:
            if refused.code != "wrong-time":
                raise

    def follow(self, table, after):
        # A ping comes every ten seconds: a line that is silent for longer is dead.
        with self.open("GET", f"/tables/{table}/events?after={after}", timeout=25) as stream:
            for line in stream:
                if line.strip():
                    yield json.loads(line)

    def play_at(self, table):
        """Plays to the end, and gives the result."""
        id, you, last, seen = table["id"], table["you"], table["seq"], -1
        while True:
            try:
                for event in self.follow(id, last):
                    kind = event["kind"]
                    if kind == "over":
                        return event["result"]
                    if kind == "table" and event["table"]["status"] == "over":
                        return event["table"]["result"]
                    if kind == "table" and self.is_kept(event["table"], you):
                        self.sit_down_again(id, you)
                    if kind == "asked" and event["by"] != you:
                        self.agree(id)
                    last = event.get("seq", last)
                    # What a state has shown already is no news.
                    if kind == "answered" or (event["table"]["actor"] == you if kind == "table" else event.get("seq", -1) > seen):
                        seen = self.play(id)
            except (OSError, http.client.HTTPException, ValueError):
                pass
            # The line is lost: come back with the last number.
            time.sleep(0.5)


def main():
    parser = argparse.ArgumentParser(description="A bot that plays any game of Showboat at random.")
    parser.add_argument("url")
    parser.add_argument("--table", required=True, help="its id or invitation")
    parser.add_argument("--seat", type=int)
    parser.add_argument("--name", default="Random bot")
    given = parser.parse_args()
    server = Showboat(given.url, os.environ.get("SHOWBOAT_TOKEN"))
    if server.token is None:
        server.token = server.ask("POST", "/players", {"name": given.name})["token"]
        print(f"SHOWBOAT_TOKEN={server.token}", file=sys.stderr)
    table = server.sit_down(given.table, given.seat)
    print(f"Seat {table['you']} at table {table['id']}.", file=sys.stderr)
    print(server.play_at(table))


if __name__ == "__main__":
    main()
