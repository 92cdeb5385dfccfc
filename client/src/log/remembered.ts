/** A function that answers the same question only once, as long as what was asked about is still there. */
export function remembered<Question extends object, Answer>(answer: (question: Question) => Answer): (question: Question) => Answer {
  const known = new WeakMap<Question, Answer>();
  return (question) => {
    if (!known.has(question)) known.set(question, answer(question));
    return known.get(question)!;
  };
}
