import type { PostLimits, PostProblem } from '#machines/posts/post-content.types.ts';
import type { Texts } from '#src/ui/texts/texts.ts';

const exampleOf = ({ priceMin }: PostLimits) => Math.max(priceMin, 500);

/** Text of the problem that blocks publishing. */
export function problemText(
  { t, plural, money, number }: Texts,
  problem: PostProblem,
  limits: PostLimits,
): string {
  const { currency, priceMin, priceMax } = limits;
  switch (problem.kind) {
    case 'titleTooLong':
    case 'textTooLong':
      return plural(`posts.postEditor.${problem.kind}`, problem.over);
    case 'filesFailed':
    case 'filesDuplicate':
      return plural(`posts.postEditor.${problem.kind}`, problem.count);
    case 'filesMoving':
      return plural('posts.postEditor.filesMoving', problem.count, {
        share: number(problem.share, { style: 'percent', maximumFractionDigits: 0 }),
      });
    default:
      return t(`posts.postEditor.problems.${problem.kind}`, {
        min: money({ amount: priceMin, currency }),
        max: money({ amount: priceMax, currency }),
        example: money({ amount: exampleOf(limits), currency }),
      });
  }
}
