import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Example } from '../example.ts';
import { Dialog, DialogActions } from './dialog.tsx';

function Live() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Delete
      </Button>
      {isOpen && (
        <Dialog title="Delete everything?" onClose={close}>
          <p>This cannot be undone.</p>
          <DialogActions>
            <Button onClick={close}>Keep it</Button>
            <Button onClick={close}>Delete it</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

export const example: Example = {
  name: 'Dialog',
  Live,
  properties: {
    'title: string': 'Its heading and its name.',
    'onClose: () => void': 'Escape was pressed: draw it no longer. It is open as long as it is drawn.',
    'children: ReactNode': 'What is asked, and in DialogActions the answers, the harmless one first.',
  },
  keyboard: { Tab: 'Among its answers, and to nothing behind it.', Escape: 'Closes it; the focus goes back to where it came from.' },
};
