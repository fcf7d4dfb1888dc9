import { expect, test } from 'vitest';
import { code, fault } from './files.ts';

/** What the client is built without (src/backend/build/lean-react.ts): it would fail there alone. */
const missing =
  /\b(?:Activity|Profiler|Suspense|SuspenseList|ViewTransition|hydrateRoot|preconnect|prefetchDNS|preinit|preinitModule|preload|preloadModule|requestFormReset|useActionState|useFormState|useFormStatus|useOptimistic)\b/;
const fromReact = /import(?:\s+type)?\s*\{([^}]*)\}\s*from\s*'react(?:-dom(?:\/client)?)?'/g;
/** Elements that React would hoist or own, custom ones, fragments with a ref, actions of forms. */
const missingElement =
  /<(?:title|meta|link|style|script|html|head|body|[a-z]+-[\w-]+)[\s/>]|<Fragment[^>]*\sref=|\b(?:formAction=|<form[^>]*\saction=\{)/;

const drawn = code.filter(({ path }) => /^src\/(?!backend\/|contract\/)/.test(path));

test('nothing of React is used that the client is built without', () => {
  const imports = drawn.flatMap(({ path, text }) =>
    [...text.matchAll(fromReact)]
      .filter(([, names = '']) => missing.test(names))
      .map(([line]) => fault(path, `${line}: the build leaves it out (lean-react.ts)`)),
  );
  const elements = drawn
    .filter(({ name, text }) => name.endsWith('.tsx') && missingElement.test(text))
    .map(({ path, text }) =>
      fault(path, `${missingElement.exec(text)?.[0]} is left out of the build (lean-react.ts)`),
    );
  expect([...imports, ...elements]).toEqual([]);
});
