import { useRef, useState } from 'react';
import { useText } from '#app/i18n/use-text.ts';
import { IconButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { Demo } from '#catalogue/demo.ts';

/** A demo's recording: plays by itself, loops, silent (spec §4), with a pause control. */
export function DemoVideo({ demo }: { demo: Demo }) {
  const { t } = useText();
  const video = useRef<HTMLVideoElement>(null);
  const [isPaused, setPaused] = useState(false);
  const toggle = () => void (video.current?.paused ? video.current.play() : video.current?.pause());
  return (
    <div className="demo-video" data-creative="">
      <video
        ref={video}
        src={demo.video}
        poster={demo.thumbnail}
        autoPlay
        loop
        muted
        playsInline
        aria-label={demo.name}
        onPlay={() => setPaused(false)}
        onPause={() => setPaused(true)}
      >
        {t('Your browser does not support the video tag.')}
      </video>
      <IconButton className="demo-video-toggle" label={t(isPaused ? 'Play' : 'Pause')} onClick={toggle}>
        <Icon name={isPaused ? 'play' : 'pause'} />
      </IconButton>
    </div>
  );
}
