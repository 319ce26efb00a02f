import type { Example } from './example.ts';
import { Icon } from './icon.tsx';

export const example: Example = {
  name: 'Icon',
  Live: () => (
    <>
      <Icon name="wheel" />
      <Icon name="wheel" size={40} />
    </>
  ),
  properties: {
    'name: IconName': 'Which one: all are on the page of icons.',
    'size?: number': 'Width and height, px. 20 unless told.',
  },
  keyboard: {},
};
