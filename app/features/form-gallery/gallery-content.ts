import type { Label } from '#app/i18n/dictionaries/en.ts';

interface GalleryPage {
  readonly name: Label;
  readonly heading: Label;
  /** File names of examples: parts of app/ui, and forms made of them, of this folder. */
  readonly parts: readonly string[];
}

/** By address. */
export const galleryPages: Readonly<Record<string, GalleryPage>> = {
  '/form-elements': {
    name: 'Form elements',
    heading: 'What every form begins with.',
    parts: [
      'input',
      'textarea',
      'select',
      'combo-box',
      'tag-input',
      'password-input',
      'checkbox',
      'choice-group',
      'switch',
      'range-input',
      'rating',
      'color-input',
    ],
  },
  '/form-layouts': { name: 'Form layouts', heading: 'Where fields stand.', parts: ['two-columns', 'one-line', 'sections'] },
  '/form-advanced': {
    name: 'Advanced controls',
    heading: 'Dates, times and numbers in your language.',
    parts: ['date-input', 'date-time-input', 'number-input'],
  },
  '/form-editor': { name: 'Text editor', heading: 'Rich text, and HTML that stays clean.', parts: ['rich-text'] },
  '/form-mask': { name: 'Input masks', heading: 'Numbers group themselves while you type.', parts: ['masked-input'] },
  '/form-repeater': { name: 'Repeated rows', heading: 'As many rows as you need.', parts: ['invoice-lines', 'repeater'] },
  '/form-uploads': { name: 'File upload', heading: 'Files that never leave this device.', parts: ['file-drop'] },
  '/form-validation': { name: 'Form validation', heading: 'Mistakes are named where they happen.', parts: ['booking', 'error-summary'] },
  '/form-wizard': { name: 'Form wizard', heading: 'Step by step, and back without loss.', parts: ['campaign-steps', 'wizard'] },
};
