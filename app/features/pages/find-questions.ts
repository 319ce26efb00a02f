import type { Label } from '#app/i18n/dictionaries/en.ts';
import { normalizeText } from '#catalogue/normalize-text.ts';
import { questionGroups } from './faqs-content.ts';

export interface Question {
  readonly question: Label;
  readonly answer: Label;
  readonly link?: { readonly to: string; readonly label: Label };
}

export interface QuestionGroup {
  readonly name: Label;
  readonly questions: readonly Question[];
}

const groups: readonly QuestionGroup[] = questionGroups;

/** The groups that are left when every word of `q` must stand in a question or its answer, as `translate` gives them. */
export function findQuestions(q: string, translate: (label: Label) => string): readonly QuestionGroup[] {
  const words = normalizeText(q).split(/\s+/).filter(Boolean);
  const says = ({ question, answer }: Question) => {
    const text = normalizeText(`${translate(question)}\n${translate(answer)}`);
    return words.every((word) => text.includes(word));
  };
  return groups.map(({ name, questions }) => ({ name, questions: questions.filter(says) })).filter(({ questions }) => questions.length > 0);
}
