import { useState } from 'react';

/** The captured clip over the still, from when it is first wanted: shown once it plays, paused when no longer wanted. */
export function DemoCardClip({ src, isPlaying }: { src: string; isPlaying: boolean }) {
  const [isAllowed] = useState(allowsMotion);
  const [hasFrame, setHasFrame] = useState(false);
  if (!isAllowed) return null;
  const control = (video: HTMLVideoElement | null) => {
    // Refused playback (power saving, a missing file) leaves the still in view.
    if (isPlaying) void video?.play().catch(() => undefined);
    else video?.pause();
  };
  return (
    <video
      ref={control}
      src={src}
      muted
      loop
      playsInline
      disablePictureInPicture
      tabIndex={-1}
      aria-hidden="true"
      data-visible={hasFrame && isPlaying}
      onPlaying={() => setHasFrame(true)}
    />
  );
}

function allowsMotion(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  const savesData = typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true;
  return !savesData && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
