import './profile.css';
import { useText } from '#app/i18n/use-text.ts';
import { NeedsScript } from './needs-script.tsx';

/** The shape of the profile, for everybody the same: who is signed in is known to the browser alone. */
export function ProfileSkeleton() {
  const { t } = useText();
  return (
    <div className="profile" aria-busy="true">
      <NeedsScript />
      <header className="profile-head">
        <p className="dim">{t('Profile')}</p>
        <h1>
          <span className="visually-hidden">{t('Profile')}</span>
          <span className="profile-blank" style={{ width: '7ch' }} />
        </h1>
      </header>
      <div className="profile-columns">
        <div className="profile-blank" style={{ height: 240 }} />
        <div className="profile-blank" style={{ height: 360 }} />
      </div>
    </div>
  );
}
