import { useState, type ComponentType } from 'react';
import css from './field.module.css';
import { Field, type FieldProps } from './field.tsx';
import { lazyView } from '../loading/lazy-view.tsx';

/** Focus or press that the placeholder had when the field's chunk arrived. */
export type Hold = 'focus' | 'press' | null;

/** Props of a field that replaces a placeholder once its chunk has loaded. */
export interface LazyFieldProps {
  /** `focus` keeps the focus, `press` opens the field too. */
  readonly held: Hold;
}

/**
 * Field whose chunk is fetched on first render. Until then a plain field shows the value and can be
 * focused and pressed; both carry over.
 */
export function lazyField<Props extends FieldProps>(
  load: () => Promise<ComponentType<Props & LazyFieldProps>>,
) {
  const View = lazyView(load);
  return function LazyField({
    props,
    value,
    shown,
    onPress,
  }: {
    props: Props;
    /** Value submitted with the form; `shown` is its label. */
    value: string;
    shown: string;
    onPress?: () => void;
  }) {
    const [held, setHeld] = useState<Hold>(null);
    const { label, labelHidden, help, error, name } = props;
    const waiting = (
      <Field {...{ label, labelHidden, help, error, name }}>
        {(wiring) => (
          <div className={css.box}>
            <input
              {...wiring}
              name={undefined}
              className={css.input}
              value={shown}
              readOnly
              onFocus={() => setHeld('focus')}
              onBlur={() => setHeld(null)}
              onClick={() => {
                setHeld('press');
                onPress?.();
              }}
            />
            <input type="hidden" name={name} value={value} />
          </div>
        )}
      </Field>
    );
    return <View {...props} held={held} waiting={waiting} />;
  };
}
