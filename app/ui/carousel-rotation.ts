/** Why a carousel rotates or stands still. */
export interface Rotation {
  /** The visitor pressed Pause, or prefers reduced motion and has not pressed Play. */
  readonly isPaused: boolean;
  /** The visitor pressed Play while pointing at the carousel: it rotates although it is held. */
  readonly isForced: boolean;
  readonly isHovered: boolean;
  readonly isFocused: boolean;
}

export type RotationEvent = 'toggle' | 'enter' | 'leave' | 'focus' | 'blur' | 'prefer-still';

export const rotating: Rotation = { isPaused: false, isForced: false, isHovered: false, isFocused: false };

export function rotates({ isPaused, isForced, isHovered, isFocused }: Rotation): boolean {
  return !isPaused && (isForced || !(isHovered || isFocused));
}

export function changeRotation(rotation: Rotation, event: RotationEvent): Rotation {
  switch (event) {
    case 'toggle':
      return { ...rotation, isPaused: !rotation.isPaused, isForced: rotation.isPaused };
    case 'enter':
      return { ...rotation, isHovered: true };
    case 'leave':
      return { ...rotation, isHovered: false, isForced: false };
    case 'focus':
      return { ...rotation, isFocused: true };
    case 'blur':
      return { ...rotation, isFocused: false, isForced: false };
    case 'prefer-still':
      return { ...rotation, isPaused: true, isForced: false };
  }
}
