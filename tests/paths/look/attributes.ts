import {
  getAriaChecked,
  getAriaCheckedRoles,
  getAriaDisabled,
  getAriaExpanded,
  getAriaExpandedRoles,
  getAriaInvalid,
  getAriaLevel,
  getAriaLevelRoles,
  getAriaPressed,
  getAriaPressedRoles,
  getAriaSelected,
  getAriaSelectedRoles,
  getElementAccessibleDescription,
  getElementAccessibleErrorMessage,
} from 'ivya/utils';

/** In the words of a name, an address or a state; `true` is said by the attribute's name alone. */
type Value = string | number | boolean | null;

/** Said by a role, a name, a description or a state; or addresses of other elements, which are names of the moment. */
const saidElsewhere = new Set([
  ...'alt checked class disabled for form id open required role selected style title value'.split(
    ' ',
  ),
  ...['checked', 'disabled', 'expanded', 'invalid', 'label', 'level', 'pressed', 'required'].map(
    (name) => `aria-${name}`,
  ),
  ...['activedescendant', 'controls', 'describedby', 'details', 'errormessage', 'flowto'].map(
    (name) => `aria-${name}`,
  ),
  ...['labelledby', 'owns', 'selected', 'hidden', 'description'].map((name) => `aria-${name}`),
]);

/** Marks that control libraries put on their parts. */
const marks =
  /^data-(?:scope|part|state|ownedby|uid|index|focus|hover|active|highlighted|focus-visible)$/;
/** Names that React makes up for the moment. */
const madeNames = /_r_\w*_|:r\w*:/;
const addresses = new Set(['href', 'src', 'action', 'formaction', 'poster', 'srcset']);

/** Words on one line. */
export const clean = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** An address without what differs from run to run: its origin, what a picture is made of, and a version. */
const addressOf = (text: string): string =>
  text
    .replaceAll(/\b(data:[^,;]*)[^\s]*/g, '$1')
    .replaceAll(/\bblob:\S*/g, 'blob:')
    .replaceAll(/\bhttps?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?/g, '')
    .replaceAll(/\?(?:v|t|import)\b[^\s]*/g, '');

const otherAttributes = (element: Element): [string, Value][] =>
  [...element.attributes]
    .filter(
      ({ name, value }) =>
        !saidElsewhere.has(name) &&
        !marks.test(name) &&
        !name.startsWith('on') &&
        !madeNames.test(value),
    )
    .map(({ name, value }): [string, Value] => [
      name,
      value === '' || (value === 'true' && !name.startsWith('aria-'))
        ? true
        : clean(addresses.has(name) ? addressOf(value) : value),
    ]);

const ifOf = (roles: readonly string[], role: string, value: Value): Value =>
  roles.includes(role) ? value : null;

const valueOf = (element: Element): Value => {
  if (element instanceof HTMLInputElement) {
    const { type, value } = element;
    if (['checkbox', 'radio', 'submit', 'button', 'reset', 'image'].includes(type)) return null;
    return type === 'file' ? (element.files?.length ?? 0) : clean(value);
  }
  if (element instanceof HTMLTextAreaElement) return clean(element.value);
  if (element instanceof HTMLSelectElement) return null;
  if (element instanceof HTMLProgressElement || element instanceof HTMLMeterElement)
    return element.getAttribute('value');
  return null;
};

const statesOf = (element: Element, role: string): [string, Value][] => {
  const expanded = getAriaExpanded(element);
  const invalid = getAriaInvalid(element);
  return [
    ['level', ifOf(getAriaLevelRoles(), role, getAriaLevel(element) || null)],
    ['checked', ifOf(getAriaCheckedRoles(), role, getAriaChecked(element) || null)],
    ['pressed', ifOf(getAriaPressedRoles(), role, getAriaPressed(element) || null)],
    ['selected', ifOf(getAriaSelectedRoles(), role, getAriaSelected(element) || null)],
    ['expanded', ifOf(getAriaExpandedRoles(), role, expanded === 'none' ? null : expanded)],
    ['disabled', (role !== '' && getAriaDisabled(element)) || null],
    ['required', element.matches(':required, [aria-required="true"]') || null],
    ['invalid', invalid === 'false' ? null : invalid],
    ['open', (element.localName !== 'dialog' && element.matches('[open]')) || null],
    ['focused', element === element.ownerDocument.activeElement || null],
    ['value', valueOf(element)],
    ['description', clean(getElementAccessibleDescription(element, false)) || null],
    ['error', clean(getElementAccessibleErrorMessage(element)) || null],
  ];
};

const asText = ([name, value]: [string, Value]): string => {
  if (value === true) return name;
  return `${name}=${typeof value === 'string' && /[^\w/.:#-]|^$/.test(value) ? JSON.stringify(value) : String(value)}`;
};

/** States and attributes of an element, each as `name` or `name=value`; states first, attributes by name. */
export const attributesOf = (element: Element, role: string): string[] => {
  const states = statesOf(element, role).filter(([, value]) => value !== null);
  const others = otherAttributes(element).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [...states, ...others].map(asText);
};
