import type { Input, Scene, Stage } from '#creative-sdk/creative.ts';
import { FilmPace } from '#creative-sdk/film-pace.ts';
import { createHand } from '#creative-sdk/hand.ts';
import { Autoplay } from './autoplay.ts';
import { copy } from './copy.ts';
import { listCues, listInvitation } from './cues.ts';
import { CUT, type FeatureId, Film, GATHER_S, type RoadId, roadIds } from './film.ts';
import { openFootage } from './footage.ts';
import { INSERT } from './insert.ts';
import { Interface } from './interface.ts';
import type { Look } from './picture.ts';
import { Projector } from './projector.ts';
import { Report } from './report.ts';
import { Score } from './score.ts';
import { placeSpots } from './spots.ts';
import { isAtCut } from './track.ts';

/** The thumbnail and the first picture of the calm version, seconds of film. */
const STILL_AT_S = 2.4;
/** The calm version shows this second of a road, and of the camp. */
const POSTER_S = { road: 1.6, camp: 3 } as const;
/** From this second on the roads are painted one by one while the fork is shown. */
const PREPARE_FROM_S = 0.9;

/** Glue between the stage, the film, its picture and the interface. */
export class ChooseTheRoad implements Scene {
  readonly #stage: Stage;
  readonly #film = new Film();
  readonly #ui: Interface;
  readonly #autoplay: Autoplay;
  readonly #hand;
  readonly #footage;
  readonly #projector: Projector;
  readonly #score: Score;
  readonly #report: Report;
  readonly #pace = new FilmPace(
    () => this.#layControls(),
    () => this.#projector.draw(this.#look),
  );
  #feature: FeatureId = 'solar';
  #open: FeatureId | undefined;
  /** Seconds that it has been open. */
  #since = 0;
  #isAutoplay = false;
  /** The poster: the end card asks for a choice, because nobody chose a road. */
  #isPoster = false;
  #prepareAt = PREPARE_FROM_S;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#footage = openFootage(stage);
    this.#projector = new Projector(stage, this.#footage);
    this.#score = new Score(stage);
    this.#report = new Report(stage);
    this.#ui = new Interface(stage, {
      choose: (road) => this.#choose(road),
      open: (id) => this.#openCard(id),
      close: () => this.#closeCard(),
      camp: () => this.#toCamp(),
      play: () => this.#hold(false),
      sound: () => this.#turnSound(),
      again: () => this.#again(),
      leave: () => stage.exit(),
    });
    this.#ui.fit(this.#projector.view);
    this.#hand = createHand(stage);
    this.#autoplay = this.#createAutoplay();
    if (stage.reduced) this.#pose(STILL_AT_S);
  }

  update(_t: number, dt: number): void {
    const film = this.#film;
    const { chapter, road } = film;
    if (!this.#stage.reduced || chapter === 'end') film.step(dt);
    if (chapter !== film.chapter || (road !== film.road && road !== undefined)) this.#turnPage();
    if (this.#open) this.#since = this.#stage.reduced ? INSERT.to : Math.min(INSERT.to, this.#since + dt);
    this.#footage?.follow(film, dt);
    this.#score.follow(film);
    this.#pace.step(dt);
    if (!this.#isPoster) this.#report.follow(film, this.#isAutoplay);
    const isStill = !this.#isAutoplay && film.isStill && !(this.#open && this.#since < INSERT.to);
    if (!isStill && (!this.#stage.reduced || chapter === 'end')) return;
    // The last picture is drawn even if the film pace would skip it.
    this.#pace.step(0);
    this.#stage.sleep();
  }

  render(): void {
    this.#prepare();
    this.#pace.render();
  }

  resize(): void {
    this.#projector.resize();
    this.#ui.fit(this.#projector.view);
    this.#stage.wake();
  }

  input({ action, key, phase }: Input): boolean {
    if (phase === 'up') return false;
    const road = roadIds[Number(key) - 1];
    if (road && this.#film.chapter !== 'camp') this.#choose(road);
    else if (key === '4' && this.#film.chapter === 'road') this.#toCamp();
    else if (action === 'back') return this.#open ? this.#closeCard() : false;
    else if (action === 'playpause' || action === 'ok') return this.#toggle();
    else if (action === 'left' || action === 'up') return this.#ui.step(this.#film.chapter, -1);
    else if (action === 'right' || action === 'down') return this.#ui.step(this.#film.chapter, 1);
    else return false;
    return true;
  }

  mute(isMuted: boolean): void {
    this.#score.silence(isMuted);
  }

  autoplay(t: number): void {
    this.#isAutoplay = true;
    this.#autoplay.play(t);
  }

  takeOver(): void {
    this.#isAutoplay = false;
    this.#autoplay.stop();
    if (this.#isPoster) this.#again();
  }

  rest(isInvitation: boolean): void {
    this.#isAutoplay = false;
    this.#autoplay.stop();
    if (this.#film.chapter === 'end') return;
    const isUndecided = isInvitation || !this.#film.road;
    this.#open = undefined;
    this.#pose(CUT.end);
    if (this.#stage.reduced) this.#film.ended = GATHER_S;
    if (!isUndecided) return;
    this.#isPoster = true;
    this.#film.road = undefined;
  }

  still(): void {
    this.#pose(STILL_AT_S);
    this.#film.freeze();
  }

  get #look(): Look {
    const { position, road } = this.#film;
    const shown = this.#projector.view.isTall && isAtCut(position - CUT.road) ? undefined : this.#footage?.shown;
    return { position, road, ...shown, feature: this.#open, since: this.#since };
  }

  /** Paints one road in a frame, during the fork: painting takes long. A phone upright shows them all there. */
  #prepare(): void {
    const { position, chapter } = this.#film;
    if (chapter === 'end') return this.#hang();
    const { reduced } = this.#stage;
    const { picture, view } = this.#projector;
    if (chapter !== 'fork' || (!view.isTall && (reduced || position < this.#prepareAt))) return;
    const road = picture.prepare();
    if (!road) return;
    this.#prepareAt += 0.3;
    this.#ui.hang(roadIds.indexOf(road), () => picture.strip(road));
    if (view.isTall) this.#ui.hang(roadIds.length, () => picture.chip());
    if (view.isTall && position > 0) this.#prepare();
  }

  #hang(): void {
    this.#ui.end.hang((road) => this.#projector.picture.postcard(road));
  }

  #layControls(): void {
    this.#ui.show(this.#film, placeSpots(this.#look, this.#projector.viewOf(this.#look)), this.#open, this.#since);
  }

  #turnSound(): void {
    const isOn = !this.#score.isOn;
    this.#score.turn(isOn);
    this.#ui.sound.setAttribute('aria-pressed', String(isOn));
    this.#stage.interaction(isOn ? 'unmute' : 'mute');
  }

  #pose(position: number): void {
    this.#film.isHeld = false;
    this.#film.seek(position);
  }

  /** A new chapter or another road. */
  #turnPage(): void {
    const { chapter } = this.#film;
    this.#open = undefined;
    this.#stage.detail('chapter', chapter);
    if (chapter === 'end') this.#stage.say(`${copy.line[this.#film.road ?? 'coast']} ${this.#stage.brand.cta}.`);
  }

  #choose(road: RoadId): void {
    const film = this.#film;
    this.#stage.wake();
    if (film.chapter === 'road' && film.road === road && !film.isHeld) return;
    const wasRoad = film.chapter === 'road';
    this.#isPoster = false;
    this.#open = undefined;
    film.isHeld = false;
    film.choose(road);
    if (this.#stage.reduced) this.#pose(CUT.road + POSTER_S.road);
    if (!this.#isAutoplay) {
      this.#stage.interaction('choose', road);
      this.#stage.say(copy.captions[road][0][1]);
    }
    if (!wasRoad) this.#focus(() => this.#ui.spots.get('solar'));
  }

  #openCard(id: FeatureId): void {
    if (this.#film.chapter !== 'road') return;
    this.#stage.wake();
    this.#feature = this.#open = id;
    this.#since = 0;
    this.#film.isHeld = true;
    this.#ui.describe(id, this.#film.road ?? 'coast');
    if (this.#isAutoplay) return;
    this.#stage.interaction('hotspot', id);
    const { name, figure } = copy.features[id];
    this.#stage.say(`${name}, ${figure}. ${copy.notes[this.#film.road ?? 'coast'][id]}`);
    this.#focus(() => this.#ui.close);
  }

  #closeCard(): true {
    const spot = this.#ui.spots.get(this.#feature);
    const hadCard = this.#open !== undefined;
    this.#hold(false);
    if (hadCard) this.#focus(() => spot);
    return true;
  }

  #hold(isHeld: boolean): void {
    this.#stage.wake();
    this.#open = undefined;
    this.#film.isHeld = isHeld && this.#film.chapter !== 'end';
  }

  #toggle(): boolean {
    if (this.#stage.reduced || this.#film.chapter === 'end') return false;
    // The press that started the film again does not hold it as well.
    this.#hold(!this.#film.isHeld && this.#film.position > 0);
    return true;
  }

  #toCamp(): void {
    this.#stage.wake();
    this.#open = undefined;
    this.#pose(this.#stage.reduced ? CUT.end : CUT.camp);
    if (this.#stage.reduced) this.#film.ended = GATHER_S;
    this.#stage.interaction('chapter', 'camp');
  }

  #again(): void {
    this.#stage.wake();
    this.#isPoster = false;
    this.#open = undefined;
    this.#film.reset();
    if (this.#stage.reduced) this.#pose(STILL_AT_S);
    this.#focus(() => this.#ui.choices[0]);
  }

  /** Moves the keyboard focus along, but never takes it away from the page. */
  #focus(target: () => HTMLElement | undefined): void {
    if (!document.hasFocus() || this.#isAutoplay || document.activeElement === document.body) return;
    this.#layControls();
    target()?.focus({ preventScroll: true });
  }

  #createAutoplay(): Autoplay {
    const drive = (road: RoadId, at: number) => {
      this.#choose(road);
      this.#film.seek(CUT.road + at);
    };
    const acts = { drive, open: (id: FeatureId) => this.#openCard(id), close: () => this.#hold(false), camp: () => this.#toCamp() };
    return new Autoplay(this.#hand, () => this.#layControls(), this.#stage.invites ? listInvitation(this.#ui, acts) : listCues(this.#ui, acts));
  }
}
