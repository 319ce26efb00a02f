import type { Creative, Input, Scene, Stage } from '#creative-sdk/creative.ts';
import { onDrag } from '#creative-sdk/drag.ts';
import { Autoplay } from './autoplay.ts';
import { brand } from './copy.ts';
import { drawHero } from './hero.ts';
import { menu, RAMEN } from './menu.ts';
import { Panel } from './panel.ts';
import { Picture } from './picture.ts';
import { Rack } from './rack.ts';
import { Receipt } from './receipt.ts';
import { Service } from './service.ts';
import { Visitor } from './visitor.ts';

/** Second of the steam in a picture that does not move. */
const CALM_STEAM_S = 0.7;

/** Lunch on an endless belt, from input to frame. */
export class LunchOnTheBelt implements Scene {
  readonly #stage: Stage;
  readonly #picture: Picture;
  readonly #service: Service;
  readonly #rack: Rack;
  readonly #panel: Panel;
  readonly #receipt: Receipt;
  readonly #visitor: Visitor;
  readonly #autoplay: Autoplay;
  #now = 0;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#picture = new Picture(stage);
    this.#service = new Service(this.#picture.layout, stage.reduced);
    this.#rack = new Rack({
      add: (index) => this.#visitor.add(index),
      focus: (index) => this.#visitor.focus(index),
      page: (direction) => this.#visitor.page(direction),
    });
    this.#receipt = new Receipt(this.#picture.kitchen, (index) => this.#visitor.add(index));
    this.#panel = new Panel(stage, this.#picture.layout, {
      open: () => this.#visitor.open(),
      nudge: () => this.#visitor.nudge(),
      order: () => this.#visitor.order(),
      again: () => this.#visitor.again(),
    });
    this.#visitor = new Visitor(stage, { service: this.#service, rack: this.#rack, receipt: this.#receipt, layout: () => this.#picture.layout });
    stage.root.append(this.#panel.head, this.#rack.element, this.#panel.bag, this.#receipt.element, this.#panel.till);
    this.#autoplay = new Autoplay(stage, this.#service);
    this.#fit();
    this.#listen();
  }

  update(t: number, dt: number): void {
    this.#now = t;
    if (this.#isHero) return;
    this.#service.step(dt);
    this.#visitor.step(dt);
    if (this.#service.isComposed) this.#stage.milestone('complete');
    if (!this.#service.isMoving && !this.#visitor.isWaiting && (this.#stage.reduced || this.#service.isComposed)) this.#stage.sleep();
  }

  render(): void {
    if (this.#isHero) return drawHero(this.#stage, this.#picture);
    this.#picture.draw(this.#service, this.#stage.reduced ? CALM_STEAM_S : this.#now, this.#autoplay.sticks);
    this.#rack.show(this.#service, this.#picture.layout);
    this.#panel.show(this.#service);
    this.#receipt.show(this.#service);
  }

  resize(): void {
    const wasSlim = this.#picture.layout.strip === 'slim';
    this.#picture.fit();
    this.#service.fit(this.#picture.layout);
    this.#fit();
    this.#visitor.resize(wasSlim);
    this.#stage.wake();
  }

  input(input: Input): boolean {
    return this.#visitor.key(input);
  }

  autoplay(t: number, dt: number): void {
    this.#autoplay.play(t, dt, this.#picture.layout);
  }

  /** The order of the visitor begins with an empty bag, unless the bag was complete and shown. */
  takeOver(): void {
    this.#autoplay.stop();
    this.#service.isResting = false;
    if (!this.#service.isOpen && !this.#stage.invites) this.#service.startOver();
  }

  rest(): void {
    this.#autoplay.stop();
    const service = this.#service;
    if (service.isOpen) return;
    service.isResting = true;
    if (service.bag.count) return service.setOpen(true, true);
    service.belt.velocity = 0;
    service.lift(service.belt.nearest(service.middle));
  }

  still(): void {
    this.#service.belt.jumpTo(menu.indexOf(RAMEN), this.#service.middle);
    this.#service.lift(menu.indexOf(RAMEN));
    for (const spring of this.#service.lifts) spring.jump(spring.target);
  }

  /** The still of a tall place is a composition of its own. */
  get #isHero(): boolean {
    return this.#stage.config.mode === 'still' && !this.#picture.layout.isStrip;
  }

  #fit(): void {
    const { layout } = this.#picture;
    this.#rack.fit(layout);
    this.#panel.fit(layout);
    this.#receipt.fit(layout);
  }

  #listen(): void {
    const { surface } = this.#rack;
    onDrag(surface, this.#visitor);
    surface.addEventListener('pointermove', (event) => {
      if (event.pointerType !== 'mouse' || event.buttons) return;
      const box = surface.getBoundingClientRect();
      this.#visitor.hover(this.#visitor.dishAt(event.clientX - box.left, event.clientY - box.top));
    });
    surface.addEventListener('pointerleave', () => this.#visitor.hover(undefined));
  }
}

/** The ad in any size. */
export const ad = {
  id: 10,
  brand,
  fonts: ['800 20px Manrope'],
  setup: (stage) => new LunchOnTheBelt(stage),
} satisfies Omit<Creative, 'sizes'>;
