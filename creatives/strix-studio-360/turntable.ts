export { default as turntable } from './turntable.webp';
