import type { Cue } from './autoplay.ts';
import type { FeatureId, RoadId } from './film.ts';
import type { Interface } from './interface.ts';

interface Acts {
  /** Chooses a road and jumps to a second of it. */
  drive(road: RoadId, at: number): void;
  open(id: FeatureId): void;
  close(): void;
  camp(): void;
}

/** The invitation: the hand chooses a road and opens its roof. */
export function listInvitation(ui: Interface, { drive, open, close }: Acts): readonly Cue[] {
  return [
    { at: 2.4, on: () => ui.choices[0], press: () => drive('coast', 0) },
    { at: 5.35, on: () => ui.spots.get('solar'), press: () => open('solar') },
    { at: 7.15, on: () => ui.close, press: close },
  ];
}

/** Autoplay drives all three roads and arrives; between the presses it skips ahead in the film. */
export function listCues(ui: Interface, { drive, open, close, camp }: Acts): readonly Cue[] {
  return [
    { at: 2.2, on: () => ui.choices[0], press: () => drive('coast', 0.2) },
    { at: 3.6, on: () => ui.spots.get('solar'), press: () => open('solar') },
    { at: 5.1, on: () => ui.close, press: close },
    { at: 5.9, on: () => ui.chips[1], press: () => drive('forest', 4.6) },
    { at: 7.6, on: () => ui.chips[2], press: () => drive('desert', 7.4) },
    { at: 9.1, on: () => ui.chips[3], press: camp },
  ];
}
