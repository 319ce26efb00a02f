import './actions.css';
import './sample-data.css';
import '#app/ui/button.css';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { resetDemoData } from '#app/api/demo-data.ts';
import { unlockSession } from '#app/components/session/lock.ts';
import { endSession } from '#app/components/session/session.ts';
import { useText } from '#app/i18n/use-text.ts';
import { type Answer, toRefusal } from './answers.ts';
import { FailureSwitches } from './failure-switches.tsx';

/** What this device keeps of the samples: it can be as on the first visit again, and every call can be made to fail. */
export function SampleData() {
  const { t, tData } = useText();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [refusal, setRefusal] = useState<Answer>();
  const reset = async () => {
    try {
      await resetDemoData();
    } catch (error) {
      setRefusal(toRefusal(error));
      return;
    }
    // The account itself may have been one of the samples that were written here.
    endSession();
    unlockSession();
    await navigate('/login');
  };
  return (
    <section className="sample-data" aria-labelledby="sample-data">
      <h2 id="sample-data">{t('Sample data on this device')}</h2>
      <p className="dim">{t('What you add, change or delete in the samples stays in this browser.')}</p>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
        {t('Reset demo data')}
      </button>
      <p role="alert" className="account-refusal">
        {refusal && tData(refusal.sentence)}
      </p>
      <FailureSwitches />
      <dialog className="sample-data-dialog" ref={dialog} aria-labelledby="sample-data-question">
        <form method="dialog">
          <h3 id="sample-data-question">{t('Reset demo data?')}</h3>
          <p>{t('Accounts, orders, mails and messages made on this device are deleted, and you are signed out. This cannot be undone.')}</p>
          <div className="account-actions">
            <button type="submit" className="button">
              {t('Keep everything')}
            </button>
            <button type="submit" className="button sample-data-delete" onClick={reset}>
              {t('Delete and sign out')}
            </button>
          </div>
        </form>
      </dialog>
    </section>
  );
}
