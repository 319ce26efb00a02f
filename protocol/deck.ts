import type { Brand } from './brand.ts';

/** A deck: demos in an order, with a note each, in a client's brand. What its owner writes, and may change under the same link. */
export interface DeckContent {
  /** 1 to 120 characters. */
  readonly title: string;
  /** Whom it is for; up to 120 characters. */
  readonly client: string;
  /** As in protocol/brand.ts, missing parts left out. */
  readonly brand: Partial<Brand>;
  /** 1 to DEMOS_MOST. */
  readonly demos: readonly DeckDemo[];
  readonly plan?: DeckPlan | undefined;
}

/** What the campaign is planned with: the client's page begins with it, and so does the brief from there. Market and budget stand together; each other part alone. */
export interface DeckPlan {
  /** KPI model, CPM … CPS. */
  readonly model?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  readonly market?: string | undefined;
  /** As in protocol/budget.ts. */
  readonly budget?: number | undefined;
  /** Working days until it starts, 1 to 99. */
  readonly days?: number | undefined;
}

export interface DeckDemo {
  /** Of the catalogue. */
  readonly id: number;
  /** The size of a further unit; left out for the demo's own. */
  readonly unit?: string;
  /** Up to 2,000 characters. */
  readonly note: string;
  /** The client's own page or app as the stage. */
  readonly page?: DeckPage;
}

/** A picture that was given to the deck, and where the ad stands on it: parts of the picture's width and height, 0 to 1. */
export interface DeckPage {
  readonly picture: string;
  readonly x: number;
  readonly y: number;
  /** Of the ad; its height follows from its format. */
  readonly width: number;
}

export const DEMOS_MOST = 20;
/** Of the texts of a deck, without its logo. */
export const DECK_TEXT_BYTES = 64 * 1024;
export const COMMENTS_MOST = 500;
export const DAYS_USUAL = 90;
export const DAYS_MOST = 365;
export const lengths = { title: 120, client: 120, note: 2000, name: 80, text: 2000, password: 200 } as const;
export const PASSWORD_LEAST = 8;

/** 128 random bits: `/d/:id` is the client's page, `/decks/:id#secret` the owner's. */
export const DECK_ID = /^[\w-]{22}$/;
/** 256 random bits. Only in a fragment or a body, so that no log and no Referer holds it. */
export const DECK_SECRET = /^[\w-]{43}$/;

/** `POST /api/decks`, also of a duplicate: 201 the first time, 200 for a repeated key. */
export interface DeckReceipt {
  readonly view: string;
  readonly edit: string;
}

/** What a person said at a demo, at a second of its play; `answers` names the comment or decision of the same demo that it replies to. */
export interface CommentContent {
  readonly demo: number;
  /** Whole seconds since the demo was started, 0 to 3,600; left out for the demo as a whole. */
  readonly second?: number;
  /** Of who says it, as typed by them. */
  readonly name: string;
  readonly text: string;
  readonly answers?: string;
}

export interface DeckComment extends CommentContent {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  readonly by: 'client' | 'owner';
}

export const decisionKinds = ['approved', 'change'] as const;
export type DecisionKind = (typeof decisionKinds)[number];

/** A client's answer to one demo. A later one stands in place of the earlier ones. */
export interface DecisionContent {
  readonly demo: number;
  readonly kind: DecisionKind;
  readonly name: string;
  /** What is to be changed; may be empty for an approval. */
  readonly text: string;
}

export interface DeckDecision extends DecisionContent {
  readonly id: string;
  readonly at: string;
}

/** What the client's page shows. */
export interface DeckView {
  readonly id: string;
  readonly deck: DeckContent;
  /** In the order in which they came, as the decisions; of these also the earlier ones of a demo. */
  readonly comments: readonly DeckComment[];
  readonly decisions: readonly DeckDecision[];
  /** ISO 8601: afterwards the link leads nowhere. */
  readonly expiresAt: string;
  /** Of a deck with a password, for whoever entered it: stands in for the password for twelve hours. */
  readonly pass?: string;
}

/** What the owner's page shows. */
export interface OwnerView extends Omit<DeckView, 'pass'> {
  /** One more with every change: who changes an older one is told so and gets the newer one. */
  readonly version: number;
  readonly hasPassword: boolean;
  readonly isRevoked: boolean;
  readonly createdAt: string;
  /** How often the client's page was opened, and each demo on it was played. No person is told from another. */
  readonly opened: number;
  readonly played: Readonly<Record<number, number>>;
}

/** `POST /api/decks/:id/change`. Parts that are left out stay as they are. */
export interface DeckChange {
  readonly edit: string;
  /** That the change was made to. */
  readonly version: number;
  readonly deck?: DeckContent;
  /** '' takes it off. */
  readonly password?: string;
  /** Days from now until the link ends. */
  readonly days?: number;
  readonly isRevoked?: boolean;
}

/** Any refusal: 400, 404, 409, 413, 422, 429 or 503. */
export interface DeckRefusal {
  readonly message: string;
  /** 409: somebody else changed the deck meanwhile. */
  readonly current?: OwnerView;
}
