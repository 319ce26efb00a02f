import { type Demo, listUnits } from './demo.ts';
import { BEST_RANK, rankWord, toRank, toWanted, toWords } from './rank-word.ts';
import { isKnownWord, listOwnWords, listTradeWords } from './words/demo-words.ts';

/** How well the demo at this place of a list answers the text: 0 not at all. */
export type RankOf = (index: number) => number;

/** The texts of a list. Ten thousand demos share a few dozen combinations of everything but their names. */
interface Texts {
  readonly names: readonly string[];
  readonly shared: readonly SharedText[];
  /** Per demo, its place in `shared`. */
  readonly sharedOf: Uint16Array;
}

interface SharedText {
  /** Words of this demo alone, beside its name. */
  readonly own: string;
  readonly rest: string;
}

/**
 * Finds demos by what their card says, in the visitor's language and in English, and by the words of the trade. A list is prepared once, when it is
 * first searched. Every word of the text must be found; the worst one counts.
 */
export function createTextSearch(translate: (text: string) => string): (demos: readonly Demo[], q: string) => RankOf {
  const lists = new WeakMap<readonly Demo[], Texts>();
  const prepare = (demos: readonly Demo[]): Texts => {
    const places = new Map<string, number>();
    const shared: SharedText[] = [];
    const sharedOf = Uint16Array.from(demos, (demo) => {
      const { slug, type, size, description, format, device, trades, goals } = demo;
      const key = [slug, type, size, description, format, device, trades, goals].join('\n');
      const place = places.get(key) ?? shared.push(toSharedText(demo, translate)) - 1;
      places.set(key, place);
      return place;
    });
    return { names: demos.map(({ name, brand }) => toWords(`${name} ${brand}`)), shared, sharedOf };
  };
  return (demos, q) => {
    if (q.trim() === '') return () => BEST_RANK;
    const texts = lists.get(demos) ?? prepare(demos);
    lists.set(demos, texts);
    const wanted = toWanted(q, isKnownWord).map((word) => {
      const ranks = texts.shared.map(({ own, rest }) => ({ own: rankWord(own, word), rest: rankWord(rest, word) }));
      return { word, ranks };
    });
    // Signs alone, such as "?!", are in no text.
    if (wanted.length === 0) return () => 0;
    return (index) => {
      const place = texts.sharedOf[index] ?? 0;
      const name = texts.names[index] ?? '';
      let worst = BEST_RANK;
      for (const { word, ranks } of wanted) {
        const rank = ranks[place];
        worst = Math.min(worst, rank ? toRank(Math.max(rank.own, rankWord(name, word)), rank.rest) : 0);
        if (worst === 0) return 0;
      }
      return worst;
    };
  };
}

function toSharedText(demo: Demo, translate: (text: string) => string): SharedText {
  const card = [...listUnits(demo).flatMap(({ type, size, device }) => [type, size, ...device]), demo.description, ...demo.format];
  return { own: listOwnWords(demo), rest: toWords([...card, ...card.map(translate)].join('\n')) + listTradeWords(demo) };
}
