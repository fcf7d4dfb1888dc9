import css from './form-skeleton.module.css';
import { ButtonSkeleton, FieldsSkeleton } from './form-skeleton.tsx';
import { Skeleton } from './skeleton.tsx';

/** The place of a picture that can be moved, its previews, its buttons and its description. */
export function PictureSkeleton({ isRound }: { isRound: boolean }) {
  return (
    <span className={css.fields}>
      <Skeleton
        shape={isRound ? 'circle' : 'box'}
        {...(isRound && { width: '14rem' })}
        height="14rem"
      />
      <Skeleton lines={4} />
      <Skeleton shape="box" height="12rem" />
      <ButtonSkeleton />
      <FieldsSkeleton count={1} />
      <ButtonSkeleton />
    </span>
  );
}
