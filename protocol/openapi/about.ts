// What the fields mean, to be proof-read against the format. A test finds a field without a sentence, and a sentence without a field.

export interface About {
  readonly text: string;
  /** What each kind of a choice means. */
  readonly kinds?: Readonly<Record<string, string>>;
  /** By name; `outer.inner` for fields of fields and of the members of lists. */
  readonly fields?: Readonly<Record<string, string>>;
}

const TABLE_ID = 'The id of the table.';
const SEQ = 'The number at the table: every move of a seat or of chance, and every takeback, has one, from 1, without gaps.';
const KIND = 'Which of these it is.';
const LEVEL = 'How strong it is: `deckhand`, `mate`, `captain`, `commodore`.';
const STYLE = 'How it plays; `steady` where nothing is said.';
const SALT =
  '32 to 64 hex digits that the player adds to chance. Left out, the server makes one for that seat and says so in `salts`.';
const PLAYER_NAME = '1 to 24 visible characters after trimming; no control characters. Names need not be unique.';
const PLAYER_ID = 'The id of the player.';
const TOKEN = 'Goes into `Authorization: Bearer …`. Shown this once.';
const OUTCOME = 'Who came where, and why it ended.';
const RESULT = 'As in the header of the record.';
const TO = 'The number that the table goes back to: what happened after it did not.';

const AFTER = 'The number of the last thing that the caller knows of.';
const MOVES_ID = 'Chosen by the caller, for this table and seat: the same request again is answered and not carried out again.';
const MOVES = 'Tokens as in a record, from the present moment up to where chance or somebody else decides, at most.';

const TABLE_KINDS = {
  table: 'At first, and whenever something in it changed that no other line tells.',
  move: 'A move of a seat or of chance. What the caller may not see is `?`: `black=?`.',
  takeback: 'What happened after the number `to` did not.',
  chat: 'Has no number and is not promised to be complete.',
  asked: 'Somebody asks for a takeback.',
  answered: 'Somebody answered.',
  over: 'The game has ended, and the stream ends.',
  ping: 'At least every ten seconds.',
  bye: 'The server goes down: come back with the last number.',
} as const;
const TABLE_FIELDS = {
  kind: KIND,
  table: 'The table as it is now.',
  seq: SEQ,
  by: 'The seat; of a move also `"chance"`; of chat null for an onlooker.',
  name: 'Of a move as in records; of chat the name of the player.',
  token: 'The move as in a record.',
  at: 'When.',
  to: TO,
  text: 'What was said.',
  what: 'What was asked for.',
  yes: 'Whether they agree.',
  outcome: OUTCOME,
  result: RESULT,
} as const;

const PLAYER_KINDS = {
  'your-turn': 'A table waits for the caller.',
  started: 'A game has begun.',
  over: 'A game has ended.',
  asked: 'Somebody asks for a takeback.',
} as const;
const PLAYER_FIELDS = {
  kind: KIND,
  table: TABLE_ID,
  seq: SEQ,
  deadline: 'When the time of the caller is up.',
  outcome: OUTCOME,
  result: RESULT,
  by: 'The seat that asks.',
  what: 'What was asked for.',
  to: TO,
} as const;

const ERROR_FIELDS = {
  error: 'The refusal.',
  'error.code': 'For programs.',
  'error.message': 'For people.',
  'error.field': 'What was wrong: `seats[1].level`, `moves[2]`.',
  'error.rule': 'The number of the rule that forbids it.',
  'error.hint': 'What would help.',
  'error.seq': 'The present number, with the code `stale`.',
} as const;

const PLAYERS = {
  NewPlayer: { text: 'A new player, or a new name.', fields: { name: PLAYER_NAME } },
  PlayerWithToken: { text: 'A new player and the token.', fields: { id: PLAYER_ID, name: 'The name.', token: TOKEN } },
  Player: { text: 'A player.', fields: { id: PLAYER_ID, name: 'The name.', createdAt: 'Since when.' } },
  NewToken: { text: 'A token for a program.', fields: { label: '1 to 48 visible characters, to tell tokens apart.' } },
  TokenMade: { text: 'A new token.', fields: { id: 'With which it can be ended.', label: 'As given.', token: TOKEN } },
  TokenList: {
    text: 'The tokens of a player, without the tokens themselves.',
    fields: {
      tokens: 'The oldest first.',
      'tokens.id': 'With which it can be ended.',
      'tokens.label': 'As given.',
      'tokens.createdAt': 'Since when.',
      'tokens.origin':
        '`first`: it came with the player; `program`: it was asked for; `code`, `passkey`: of a device that was signed in.',
      'tokens.isThis': 'Whether the request came with it.',
    },
  },
};

const CREDENTIAL = 'As the browser gives it, in its JSON form.';
const ENDPOINT = 'An address of the push service, as the browser gives it: https, and of a public host.';
const ACCOUNTS = {
  PasskeyOptions: {
    text: 'What the browser is asked with.',
    fields: { options: 'For `navigator.credentials`, in its JSON form.' },
  },
  NewPasskey: {
    text: 'A passkey that the browser has made.',
    fields: {
      label: '1 to 48 visible characters, to tell passkeys apart; left out, the kind of browser it was made in.',
      credential: CREDENTIAL,
    },
  },
  Passkey: {
    text: 'A passkey of a player.',
    fields: { id: 'With which it can be removed.', label: 'As given.', createdAt: 'Since when.' },
  },
  PasskeyList: { text: 'The passkeys of a player.', fields: { passkeys: 'The oldest first.' } },
  PasskeySignIn: { text: 'The answer of a passkey.', fields: { credential: CREDENTIAL } },
  CodeMade: { text: 'A code for another device.', fields: { code: 'Six figures.', until: 'When it ends, unless it is used.' } },
  CodeSignIn: {
    text: 'A code, typed in elsewhere.',
    fields: {
      name: 'Of the player who made it: upper and lower case make no difference.',
      code: 'Six figures, with or without a blank between.',
    },
  },
  PushKey: { text: 'The key of this server.', fields: { key: 'Its public key, in base64url.' } },
  NewSubscription: {
    text: 'Where notifications are sent.',
    fields: {
      endpoint: ENDPOINT,
      keys: 'Nobody between can read a message.',
      'keys.p256dh': 'The public key of the browser, in base64url.',
      'keys.auth': 'Its secret, in base64url.',
      language: 'In which the notification is written.',
    },
  },
  EndedSubscription: { text: 'A subscription to be ended.', fields: { endpoint: 'As it was given.' } },
  Export: {
    text: 'Everything of a player in one file.',
    fields: {
      name: 'The name.',
      createdAt: 'Since when.',
      tables: 'All tables of the player.',
      'tables.id': TABLE_ID,
      'tables.game': 'Which game.',
      'tables.status': '`gathering`, `running` or `over`.',
      'tables.createdAt': 'When it was made.',
      'tables.names': 'Who sits where; null for an open seat.',
      'tables.record': 'The game as text, of a running one as the player may know it; null before the start.',
    },
  },
};

const TABLES = {
  Pace: {
    text: 'How much time there is.',
    kinds: { none: 'As much as you like.', clock: 'Thinking time for the whole game.', days: 'So many days for every turn.' },
    fields: { kind: KIND, minutes: 'For the whole game.', increment: 'Seconds added for each turn.', days: 'For every turn.' },
  },
  NewSeat: {
    text: 'Who will sit in a seat.',
    kinds: { me: 'The host; at most one. None: the host only watches.', open: 'Whoever comes.', bot: 'A bot of the server.' },
    fields: { kind: KIND, level: LEVEL, style: STYLE },
  },
  ChangedSeat: {
    text: 'What the host makes of a seat.',
    kinds: { open: 'Whoever comes.', bot: 'A bot of the server.' },
    fields: { kind: KIND, level: LEVEL, style: STYLE },
  },
  NewTable: {
    text: 'A table to be made.',
    fields: {
      game: '`mississippi-queen`, `patrician` or `hot-tin-roof`.',
      preset: 'A named set of options: `showboat options GAME` lists them.',
      options: 'Single options by name, as the command line has them; the rest is the preset’s. Own boards are JSON values.',
      seats: 'One for each seat; their number agrees with `options.seats`.',
      pace: 'How much time there is.',
      visibility: '`link`: who knows the id or the invitation may look and sit down. `public`: also in the lobby.',
      standIn: 'The level of the bot that takes a seat whose time is up or whose player left.',
      startsWhenFull: 'Whether the game begins by itself when somebody takes the last open seat, also while the host is away.',
      salt: SALT,
    },
  },
  SitDown: { text: 'What a player brings along.', fields: { salt: SALT } },
  TableSeat: {
    text: 'A seat at a table.',
    kinds: { open: 'Nobody yet.', person: 'A player, or the program of one.', bot: 'A bot of the server.' },
    fields: {
      seat: 'Its number, from 0.',
      kind: KIND,
      name: 'Of the player or the bot.',
      isPresent: 'Whether the player follows the table just now.',
      standIn: 'The level of the bot that keeps the seat for its player; else null.',
      clockMs: 'Thinking time left, in milliseconds; with a clock only.',
      graceMs:
        'For how many milliseconds the clock of a person in a browser will still stand while their line is lost; with a clock only.',
      isClockStanding: 'Whether it stands now. It runs again when the line is back or `graceMs` is over.',
      level: LEVEL,
      style: STYLE,
    },
  },
  Outcome: {
    text: OUTCOME,
    fields: { places: 'The place of every seat, from 1.', ending: 'Why the game ended, in the words of its rules.' },
  },
  Table: {
    text: 'A table, as every answer about tables has it.',
    fields: {
      id: 'Cannot be guessed: who knows it may look.',
      url: 'The page of the table.',
      invite: 'A short code to read out: two words and six characters. `/j/CODE` is its page.',
      game: 'Which game.',
      rules: 'The version of its rules: a table ends with those it began with.',
      options: 'Every option with its value.',
      status: '`gathering` before the start, `running`, `over`.',
      seats: 'In the order of their numbers.',
      host: 'The name of the host.',
      hostSeat: 'Where the host sits; null for one who only watches.',
      you: 'The seat of the caller, or null.',
      seq: SEQ,
      actor: 'The seat to decide, or null: before the start, while chance or a takeback is being dealt with, after the end.',
      deadline: 'When the time of the actor is up.',
      pace: 'How much time there is.',
      visibility: 'Whether it is in the lobby.',
      standIn: 'The level of the bot that takes a seat whose time is up or whose player left.',
      startsWhenFull: 'Whether the game begins by itself when somebody takes the last open seat.',
      commitment: 'SHA-256 of the seed. The seed itself is disclosed after the end.',
      salts: 'One for each seat, null as long as there is none.',
      'salts.by': 'Who made it.',
      'salts.salt': 'The salt.',
      createdAt: 'When it was made.',
      startedAt: 'When the game began.',
      outcome: OUTCOME,
      result: RESULT,
      rematch: 'The id of the table where the same people play again.',
      watching:
        'How many follow it at this server without a seat, as of the last line that told the table; left out where nobody does.',
    },
  },
  TablePage: {
    text: 'Some tables of a player.',
    fields: { tables: 'Those that wait for the caller first.', next: 'For `after`, if there are more.' },
  },
  TableList: { text: 'Public tables.', fields: { tables: 'The newest first.' } },
};

const PLAY = {
  State: {
    text: 'The present moment, as the caller may see it.',
    fields: {
      seq: SEQ,
      actor: 'The seat to decide, or null.',
      you: 'The seat of the caller, or null.',
      line: 'Where the game is, as a line of the record begins.',
      position: 'The position, or the caller’s view of it, in the game’s own format; null within a turn.',
      legal: 'Every legal action of the caller as a token; empty when another or chance decides, and while a bot keeps the seat.',
      picture: 'The position as text, for people.',
    },
  },
  Moves: {
    text: 'Moves of the caller.',
    fields: {
      after: AFTER,
      id: MOVES_ID,
      moves: MOVES,
    },
  },
  MovesStored: { text: 'The moves are stored.', fields: { seq: 'The number of the last of them.' } },
  AskTakeback: { text: 'A takeback that somebody asks for.', fields: { to: TO } },
  AnswerTakeback: { text: 'Whether the caller agrees.', fields: { yes: 'One no is enough to refuse.' } },
  Say: { text: 'Something to say.', fields: { text: '1 to 400 characters.' } },
  TableEvent: {
    text: 'One line of the stream of a table.',
    kinds: TABLE_KINDS,
    fields: TABLE_FIELDS,
  },
  PlayerEvent: {
    text: 'One line of the stream about all tables of a player.',
    kinds: { ...PLAYER_KINDS, ping: 'At least every ten seconds.', bye: 'The server goes down: come back.' },
    fields: PLAYER_FIELDS,
  },
  SocketRequest: {
    text: 'One frame to the server, on a WebSocket.',
    kinds: {
      follow: 'Follow a table, as `/tables/{id}/events` does.',
      leave: 'Follow it no longer.',
      moves: 'Move, as `/tables/{id}/moves` does.',
      me: 'Follow all tables of the caller, as `/players/me/events` does.',
    },
    fields: {
      re: 'A number of the client’s own: the answer carries it.',
      do: KIND,
      table: TABLE_ID,
      after: AFTER,
      id: MOVES_ID,
      moves: MOVES,
    },
  },
  SocketLine: { text: 'One line from the server, on a WebSocket; a frame holds one or more of them.' },
  SocketAnswer: {
    text: 'What answers a request on a WebSocket, and what ends a table there.',
    kinds: {
      done: 'The request was carried out; moves are stored. Lines of a table that is followed come after it.',
      refused: 'It was not, and nothing has changed; with the status and error that HTTP would give.',
      end: 'Nothing more will be told about this table: its game is over, or it is gone. A browser, known by its cookie, is told what is said after the game, too.',
    },
    fields: {
      kind: KIND,
      re: 'The number of the request; null where it could not be read.',
      seq: 'Of moves the number of the last of them; of a table that is followed the number that it is followed from.',
      status: 'As the status of an answer.',
      ...ERROR_FIELDS,
      retryAfter: 'Seconds to wait.',
      table: TABLE_ID,
    },
  },
  SocketTableEvent: {
    text: 'A line of the stream of a table, on a WebSocket.',
    kinds: TABLE_KINDS,
    fields: { ...TABLE_FIELDS, table: 'The id of the table; with the kind `table` the table as it is now.' },
  },
  SocketPlayerEvent: {
    text: 'A line about all tables of the player, on a WebSocket.',
    kinds: PLAYER_KINDS,
    fields: { ...PLAYER_FIELDS, of: 'Always `me`: the lines of tables that are followed have no such field.' },
  },
  Disclosure: {
    text: 'What it takes to check every draw, with or without knowing the rules.',
    fields: {
      table: TABLE_ID,
      seed: 'In hex; its SHA-256 is the commitment.',
      commitment: 'As the table has shown it from the beginning.',
      salts: 'In seat order.',
      rules: 'The version of the rules.',
      options: 'Every option with its value.',
      draws: 'Every draw of the game.',
      'draws.seq': 'The number at the table.',
      'draws.index': 'Which draw it is, from 0.',
      'draws.chances': 'What could be drawn, with weights, in the order in which the rules list it.',
      'draws.token': 'What was drawn.',
      record: 'The whole game as text.',
    },
  },
};

const BESIDES = {
  Health: { text: 'A sign of life.', fields: { ok: 'True.' } },
  ErrorAnswer: {
    text: 'Why a request was refused. A refusal changes nothing.',
    fields: ERROR_FIELDS,
  },
};

export const ABOUT = { ...PLAYERS, ...ACCOUNTS, ...TABLES, ...PLAY, ...BESIDES } as const satisfies Record<string, About>;
export type ComponentName = keyof typeof ABOUT;

/** When each code is given. */
export const WHEN = {
  'bad-request': 'Not JSON, wrong shape, unknown field: `field` names it.',
  'who-are-you': 'No token, or one nobody has.',
  'not-allowed': 'Somebody else’s seat, or only the host may; with a cookie, also a request from another site.',
  'not-found': 'Also for a table that the caller may not know of.',
  stale: '`after` is not the present number; `seq` tells it.',
  'id-reused': 'The same `id` with other moves.',
  'wrong-time':
    'Starting twice, sitting down in a taken seat, moves before the start or after the end, taking back what may not be, a disclosure while the game runs.',
  'too-large': 'The request is too large.',
  refused: 'A rule forbids it: `rule`, and `field` as `moves[2]`. Nothing was stored.',
  'not-yours': 'From `moves[n]` on chance or another seat decides. Nothing was stored.',
  'too-fast': 'Wait for the seconds in the header `Retry-After`.',
  'try-again':
    'The store cannot write, or the server is going down. Nothing was stored; wait for the seconds in the header `Retry-After`.',
} as const;
