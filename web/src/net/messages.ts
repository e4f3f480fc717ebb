// Made from src/zellige/table/messages.py by `make types`; edit that file instead.

export const VERSION = 4;
export const LONGEST_NAME = 24;
export const LONGEST_CHAT = 200;
export const LONGEST_PLAY = 16;
export const LARGEST_MESSAGE = 4096;

/** A request was carried out, and what it changed is stored; it is told soon after. */
export interface Accepted {
  type: "accepted";
  id: string;
  last: number;
}

/** Agree to a takeback or not; whoever asked withdraws it with accept false. */
export interface AnswerTakeback {
  /** Chosen by the sender; a request repeated with its id is carried out once. */
  id: string;
  type: "answer_takeback";
  accept: boolean;
}

/** The decision that is awaited. */
export type DuelAwaits = "deal" | "plate" | "action" | "draw" | "keep" | "return" | "slot" | "rotation" | "line" | "leftover" | "payment" | "chip" | "column" | "nothing";

/** A position of Azul. */
export interface AzulState {
  game: "azul";
  position: AzulPosition;
}

/** Say something to the table. */
export interface Chat {
  /** Chosen by the sender; a request repeated with its id is carried out once. */
  id: string;
  type: "chat";
  text: string;
}

/** Somebody with a seat said something. */
export interface ChatEntry {
  /** Entries of a table count from 1, without gaps. */
  number: number;
  /** Seconds since 1970. */
  at: number;
  kind: "chat";
  seat: number;
  name: string;
  text: string;
}

/** What the receiver can decide now, for one of their seats. */
export interface Choices {
  seat: number;
  awaits: string;
  options: Option[];
  may_undo: boolean;
}

/** How long players may think: not limited, per move, for the whole game, or days for a move. */
export interface Clock {
  kind: "none" | "move" | "game" | "days";
  seconds?: number;
  /** Per game: what each turn gives back. */
  increment?: number;
}

/** A new table. */
export interface Created {
  id: string;
  path: string;
}

/** Chance has dealt. */
export interface DealEntry {
  /** Entries of a table count from 1, without gaps. */
  number: number;
  /** Seconds since 1970. */
  at: number;
  kind: "deal";
  round: number;
  events: Happened[];
  state: State;
}

/** A duel as the receiver may know it, with what the domes' plates print and what the goals bring so far. */
export interface DuelState {
  game: "duel";
  position: DuelView;
  /** Per board: six rows; S special, W multicoloured, '.' none. */
  spaces: string[][];
  /** Per board: what each goal would bring now. */
  goals: Record<string, number>[];
}

/** An engine that can be seated like a bot, and the games that it plays. */
export interface EngineOffer {
  /** A bot by name: see /api/levels. */
  level: string;
  name: string;
  games: string[];
}

/** New entries, in order; after a reconnection all that were missed. */
export interface Entries {
  type: "entries";
  entries: Entry[];
}

/** Whether every deal of a finished game followed from the secret whose hash was published at its start. */
export interface Fairness {
  commitment: string;
  secret: string | null;
  /** As text: it has 64 bits. */
  seed: string | null;
  is_over: boolean;
  secret_fits: boolean | null;
  deals_fit: boolean | null;
  deals: string[];
}

/** Let a bot sit in for a person who is away, or, by whoever set the table, take an open seat. */
export interface GiveSeat {
  /** Chosen by the sender; a request repeated with its id is carried out once. */
  id: string;
  type: "give_seat";
  seat: number;
  /** A bot by name: see /api/levels. */
  level: string;
}

/** An event of the rules: its name, such as TileTaken, and its details (zellige.azul and zellige.duel). */
export interface Happened {
  name: string;
  details: Record<string, unknown>;
}

/** How the server does. */
export interface Health {
  status: "ok";
  version: string;
  tables: number;
  running: number;
  connections: number;
}

/** Take an open seat with the key of its link. */
export interface Join {
  key: string;
  name?: string;
}

/** A decision of a finished game beside the best one: what its player could expect, and what the best would have given. Chances go from 0 to 1. */
export interface Judged {
  /** The entry of the decision. */
  number: number;
  seat: number;
  /** The chance to win that it led to. */
  chance: number;
  /** The chance to win of the best decision. */
  best: number;
  /** The lead in points that it promised. */
  lead: number;
  best_lead: number;
  grade: "good" | "inaccuracy" | "mistake" | "blunder";
  /** If it was not good: the turn that would have been best from there, as its player knew it. */
  better: MoveEntry[];
}

/** Leave the own seats: the others may give them to a bot at once. `return` takes them back. */
export interface Leave {
  /** Chosen by the sender; a request repeated with its id is carried out once. */
  id: string;
  type: "leave";
}

/** The bots' names, weakest first, and the engines that the server has been given. */
export interface Levels {
  levels: string[];
  proposed: string;
  engines: EngineOffer[];
}

/** Who the browser's cookie is. */
export interface Me {
  name: string;
}

/** Somebody has decided. A move that the receiver may not know is None. */
export interface MoveEntry {
  /** Entries of a table count from 1, without gaps. */
  number: number;
  /** Seconds since 1970. */
  at: number;
  kind: "move";
  seat: number;
  move: string | null;
  by_bot: boolean;
  events: Happened[];
  state: State;
  /** Somebody else decides next, or the phase is over. */
  turn_ends: boolean;
}

/** Another name. */
export interface NameChange {
  name: string;
}

/** Who shall sit there: the sender, a friend by link, or a bot. */
export interface NewSeat {
  kind: "me" | "friend" | "bot";
  /** Of one of several players on one device. */
  name?: string;
  level?: string | null;
}

/** A table to set. Several seats of kind `me` are players who share one device. */
export interface NewTable {
  game: string;
  /** Of a duel. */
  goals?: "first-game" | "random" | string[];
  seats: NewSeat[];
  clock?: Clock;
  /** Listed for everybody to watch. */
  public?: boolean;
}

/** How things stand after the entries sent so far: sent after every change. */
export interface Now {
  type: "now";
  last: number;
  /** Whose decision is awaited. */
  turn: number | null;
  /** A bot is thinking. */
  thinking: boolean;
  choices: Choices | null;
  /** The seat of the receiver that may undo now, if any. */
  may_undo: number | null;
  may_offer_takeback: boolean;
  /** Who asks for a takeback that is not answered yet. */
  takeback_by: number | null;
  may_answer_takeback: boolean;
  timing: Timing;
  winners: number[];
  scores: number[];
}

/** Ask the other persons to let the sender take the last turn back. */
export interface OfferTakeback {
  /** Chosen by the sender; a request repeated with its id is carried out once. */
  id: string;
  type: "offer_takeback";
}

/** One thing that could be decided now, legal or not, with what it would do; fields that do not apply are None. kind and fields: take(source, colour, line; line 5 is the floor line), placement(line, column), plate(plate), draw, stop, slot(slot), rotation(quarters, spaces), sun(factory, colour), moon(colour), chip(factory, chip), line(line; 6 breaks all), leftover(colour), column(column), decline, pay(pairs), spend(chip). */
export interface Option {
  kind: "take" | "placement" | "plate" | "draw" | "stop" | "slot" | "rotation" | "sun" | "moon" | "chip" | "line" | "leftover" | "column" | "decline" | "pay" | "spend";
  move: string;
  /** None: the move is legal. */
  refusal?: Refusal | null;
  source?: number | null;
  factory?: number | null;
  colour?: string | null;
  line?: number | null;
  column?: number | null;
  slot?: number | null;
  quarters?: number | null;
  plate?: string | null;
  chip?: string | null;
  pairs?: number | null;
  /** Tiles that are taken or laid in all. */
  count?: number | null;
  /** The starting player marker or start tile comes along. */
  marker?: boolean;
  /** Tiles that reach the line. */
  laid?: number | null;
  /** Tiles that fall or break. */
  fallen?: number | null;
  /** What falls or breaks costs more than before, 0 or above. */
  cost?: number | null;
  /** The line becomes complete. */
  completes?: boolean;
  /** What the tile scores: as the wall stands now, or when it is placed. */
  points?: number | null;
  /** The duel's: a chip or a plate comes to light, so there is no way back. */
  reveals?: boolean;
  /** The duel's: as in the entry that it would lead to. */
  turn_ends?: boolean;
  /** A turned plate: its four spaces. */
  spaces?: string | null;
  /** For pay: the whole payment, with the chips of least use; play it as it is. */
  proposal?: string[];
  /** For pay: the chips that the proposal spends, those without a choice included. */
  chips?: string[];
}

/** See whether the connection lives. */
export interface Ping {
  /** Chosen by the sender; a request repeated with its id is carried out once. */
  id: string;
  type: "ping";
}

/** Decide: one move, or several of the same player's turn, all or none. */
export interface Play {
  /** Chosen by the sender; a request repeated with its id is carried out once. */
  id: string;
  type: "play";
  /** The last entry the sender has seen; others may have come since. */
  after: number;
  moves: string[];
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  id: string;
}

/** A position of Azul with everything needed to continue the game. */
export interface AzulPosition {
  variant: string;
  /** 0 before the first deal. */
  round: number;
  /** What is awaited: a deal, a take from the offer, a placement on the grey side, or nothing. */
  phase: AzulPhase;
  /** Who moves; between rounds and at the end, the starting player. */
  player: number;
  /** Who started this round; between rounds and at the end, who starts the next. */
  starting_player: number;
  /** Who took the starting player marker in this round; null while it is in the centre. */
  marker_holder: number | null;
  displays: string[];
  /** Without the starting player marker. */
  centre: string;
  /** Tiles by colour: blue, yellow, red, black, white. */
  bag: number[];
  /** Tiles by colour: blue, yellow, red, black, white. */
  lid: number[];
  /** One per player. */
  boards: AzulBoard[];
}

/** What is printed on the components, so that a browser can draw them without knowing the rules. */
export interface Printed {
  /** Coloured side: the colour of every wall space, row by row. */
  wall: string[] | null;
  /** What each space for fallen or broken tiles costs, below 0. */
  floor: number[];
  /** What the starting player marker costs by itself: the duel's. */
  start_tile: number;
  /** The duel's plates by name: four spaces, upper left to lower right. */
  plates: Record<string, string>;
}

/** Why something cannot be done: a code for the locales, and the number of the rule if a rule forbids it. */
export interface Refusal {
  code: string;
  rule?: string;
  subject?: string;
}

/** A request changed nothing, and why. Without an id the request could not be read that far. */
export interface Refused {
  type: "refused";
  id: string | null;
  refusal: Refusal;
}

/** Set the same table again with rotated seats; the table message names it. */
export interface Rematch {
  /** Chosen by the sender; a request repeated with its id is carried out once. */
  id: string;
  type: "rematch";
}

/** Take the own seats back from the bots that sat in. */
export interface Return {
  /** Chosen by the sender; a request repeated with its id is carried out once. */
  id: string;
  type: "return";
}

/** What the decisions of a finished game were worth; those of which a player had no choice are left out. */
export interface Review {
  /** none: nobody has asked for it. */
  status: "none" | "waiting" | "running" | "done" | "failed";
  /** How many there are in the game. */
  decisions: number;
  /** How many have been looked at. */
  done: number;
  /** What was found about them, in order, behind those asked for. */
  judged: Judged[];
}

/** A seat as everybody sees it. */
export interface Seat {
  /** An open seat waits for a friend with its link. */
  kind: "person" | "bot" | "open";
  name: string;
  /** Of a bot, also of one that sits in for somebody. */
  level: string | null;
  /** The receiver plays it. */
  mine: boolean;
  /** Somebody who plays it is connected; bots always are. */
  present: boolean;
  /** A bot plays for the person whose seat it is. */
  sitting_in: boolean;
  out_of_time: boolean;
  /** The path of an open seat, for whoever set the table. */
  link: string | null;
  /** Of somebody away: seconds until the others may give it to a bot. */
  free_in?: number | null;
}

/** Something about a seat has changed; the table message that comes with it has the details. */
export interface SeatEntry {
  /** Entries of a table count from 1, without gaps. */
  number: number;
  /** Seconds since 1970. */
  at: number;
  kind: "seat";
  seat: number;
  change: "joined" | "left" | "returned" | "bot" | "failed" | "out_of_time" | "renamed";
  name: string;
}

/** A plate drawn or in the stack, as far as it is known. */
export interface SeenStackPlate {
  /** '?', 'S?' and 'J?' are plates not known. */
  plate: string;
  returner: number | null;
  group: number;
}

/** What is under way between the decisions of a turn, as far as it is known. */
export interface DuelTurn {
  drawn: SeenStackPlate[];
  return_group: number | null;
  plate: string;
  slot: number | null;
  /** B, Y, R, K, T: blue to turquoise tiles. */
  hand: string;
  /** B, Y, R, K, T: blue to turquoise tiles. */
  leftovers: string;
  leftover_factory: number | null;
  line: number | null;
  pairs: number | null;
  payment: string[];
}

/** A table as the receiver may know it. */
export interface Table {
  id: string;
  /** azul-2-coloured … azul-4-grey, or duel. */
  game: string;
  status: "waiting" | "running" | "over";
  seats: Seat[];
  clock: Clock;
  /** The receiver has set the table. */
  is_host: boolean;
  printed: Printed;
  /** The SHA-256 hash of the game's secret, in hexadecimal. */
  commitment: string;
  /** The secret itself, once the game is over. */
  secret: string | null;
  /** The table of the next game, once there is one. */
  rematch: string | null;
  /** A game that was read from a file: it can only be looked at. */
  uploaded: boolean;
  watch_link: string;
}

/** Seats, presence or status have changed. */
export interface TableChanged {
  type: "table";
  table: Table;
}

/** A table in a list. */
export interface TableSummary {
  id: string;
  game: string;
  status: "waiting" | "running" | "over";
  seats: Seat[];
  round: number;
  scores: number[];
  winners: number[];
  /** Whose decision is awaited. */
  turn: number | null;
  my_turn: boolean;
  created: number;
  changed: number;
  uploaded: boolean;
}

/** The clocks: seconds left of every seat, None without a clock, and whose is running. */
export interface Timing {
  left: (number | null)[];
  running: number | null;
}

/** Take back the last decision of an own seat, as long as nobody else acted and nothing was revealed. */
export interface Undo {
  /** Chosen by the sender; a request repeated with its id is carried out once. */
  id: string;
  type: "undo";
  after: number;
}

/** The game goes back to where it stood after another entry; a takeback is an undo that the others agreed to. */
export interface UndoEntry {
  /** Entries of a table count from 1, without gaps. */
  number: number;
  /** Seconds since 1970. */
  at: number;
  kind: "undo";
  seat: number;
  /** The entry whose state counts again; all since are undone. */
  to: number;
  taken_back: boolean;
}

/** A game file to look at. */
export interface Upload {
  text: string;
}

/** What a player or an onlooker may know of a position: '?' stands for the rest (DU-7). */
export interface DuelView {
  /** 0 before the first deal. */
  round: number;
  phase: DuelPhase;
  awaits: DuelAwaits;
  /** Who decides; between rounds and at the end, the starting player. */
  player: number;
  /** Players count from 0. */
  starting_player: number;
  /** Who took the start tile; null: it is on the factory. */
  start_holder: number | null;
  goals: string[];
  /** The large one, then 1 to 4. */
  suns: string[];
  /** The large one, then 1 to 4. */
  moons: string[];
  chips: string[];
  revealed: boolean[];
  /** Tiles by colour: blue, yellow, red, black, turquoise. */
  bag: number[];
  /** Tiles by colour: blue, yellow, red, black, turquoise. */
  tower: number[];
  chip_pile: string[];
  display: string[];
  /** The top plate first. */
  stack: SeenStackPlate[];
  turn: DuelTurn;
  boards: DuelBoard[];
}

/** The first message: who the receiver is, and how far the table is. Entries follow. */
export interface Welcome {
  type: "welcome";
  version: number;
  table: Table;
  /** The number of the last entry there is. */
  last: number;
}

/** A player board. B, Y, R, K, W are blue, yellow, red, black and white tiles, M is the starting player marker. */
export interface AzulBoard {
  score: number;
  /** Pattern lines, top to bottom: the tiles in each. */
  lines: string[];
  /** Wall rows, top to bottom, left to right; '.' is empty. */
  wall: string[];
  /** The floor line, left to right. */
  floor: string;
}

/** What a position waits for: a deal, a take, a placement on the grey side, or nothing. */
export type AzulPhase = "deal" | "offer" | "tiling" | "over";

/** A player board. */
export interface DuelBoard {
  score: number;
  tokens: number;
  chips_taken: number;
  lines: string[];
  plates: string[];
  dome: string[];
  /** B, Y, R, K, T: blue to turquoise tiles. */
  broken: string;
  chips: string[];
  spent: string[];
}

/** The part of the game that is being played. */
export type DuelPhase = "deal" | "opening" | "acquiring" | "tiling" | "over";

export type State = AzulState | DuelState;

export type Entry = DealEntry | MoveEntry | UndoEntry | SeatEntry | ChatEntry;

export type FromServer = Welcome | Entries | Now | TableChanged | Accepted | Refused | Pong;

export type FromBrowser = Play | Undo | OfferTakeback | AnswerTakeback | Chat | GiveSeat | Leave | Return | Rematch | Ping;
