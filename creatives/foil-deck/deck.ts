import { bakeSprite } from '#creative-sdk/canvas.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import { Card } from './card.ts';
import { type CreatureId, creatureIds, creatures } from './creatures.ts';
import type { Finish } from './finish.ts';
import { bakeFoilMasks, bakeGlints, CARD, FRONT } from './foil.ts';
import { bakeGold } from './frame.ts';
import { fanPose, type Layout } from './layout.ts';

/** Number of pictures, beside that of the card in hand, that are drawn again in one step. */
const RENEWED = 2;

/** The five cards. */
export class Deck {
  readonly #stage: Stage;
  readonly #cards: Readonly<Record<CreatureId, Card>>;
  #layout: Layout;
  #finish: Finish | undefined;

  constructor(stage: Stage, layout: Layout) {
    this.#stage = stage;
    this.#layout = layout;
    const box = document.createElement('div');
    box.className = 'cards';
    stage.root.append(box);
    const create = (id: CreatureId) => new Card(box, creatures[id], fanPose(layout, 2));
    this.#cards = { fox: create('fox'), owl: create('owl'), dragon: create('dragon'), tide: create('tide'), titan: create('titan') };
    this.fit(layout);
  }

  card(id: CreatureId): Card {
    return this.#cards[id];
  }

  get finish(): Finish | undefined {
    return this.#finish;
  }

  fit(layout: Layout): void {
    this.#layout = layout;
    const ratio = layout.scale * this.#stage.pixelRatio * layout.deck.s;
    const finish = {
      foilMasks: bakeFoilMasks(ratio),
      glints: bakeGlints(ratio),
      gold: bakeGold(ratio),
      pad: createPad(CARD.width / 2, CARD.height / 2, ratio),
      figurePad: createPad(FRONT.x, FRONT.y, ratio),
    };
    this.#finish = finish;
    for (const id of creatureIds) this.#cards[id].bake(finish, ratio, this.#stage.config.mode !== 'still');
  }

  settle(): void {
    for (const id of creatureIds) this.#cards[id].body.settle();
  }

  get isStill(): boolean {
    return creatureIds.every((id) => this.#cards[id].body.isStill);
  }

  /** Moves the cards and says which of their pictures are renewed. True when every picture is fresh. */
  step(time: number, dt: number, hero: CreatureId | undefined): boolean {
    const stale = creatureIds.map((id) => {
      const card = this.#cards[id];
      card.body.step(dt);
      return { id, card, staleness: card.staleness(id === hero ? time : 0) };
    });
    stale.sort((a, b) => b.staleness - a.staleness);
    let renewed = 0;
    for (const { id, card, staleness } of stale) {
      const isDue = staleness > 1 || (staleness > 0.004 && (id === hero || renewed++ < RENEWED));
      if (isDue) card.renew(id === hero ? time : 0);
    }
    return stale.filter(({ staleness }) => staleness > 0.004).length <= RENEWED;
  }

  draw(): void {
    for (const id of creatureIds) {
      const card = this.#cards[id];
      card.place(this.#layout);
      card.paintBack(this.#stage.brand);
      card.paint();
    }
  }
}

function createPad(x: number, y: number, ratio: number): CanvasRenderingContext2D {
  const pad = bakeSprite(x * 2, y * 2, ratio, (c) => c.translate(x, y)).getContext('2d');
  if (!pad) throw new Error('Canvas 2D is not available');
  return pad;
}
