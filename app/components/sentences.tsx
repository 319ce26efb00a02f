/** A heading sentence by sentence, each beginning a line. */
export function Sentences({ text }: { text: string }) {
  const sentences = text.split(/(?<=[.!?…]) +/);
  return sentences.map((sentence, index) => (
    <span key={sentence} style={{ display: 'block' }}>
      {index < sentences.length - 1 ? `${sentence} ` : sentence}
    </span>
  ));
}
