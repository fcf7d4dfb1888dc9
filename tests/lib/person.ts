/** The control a person means when they name it. */
export type Role =
  | 'alert'
  | 'article'
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'dialog'
  | 'grid'
  | 'heading'
  | 'img'
  | 'link'
  | 'list'
  | 'listitem'
  | 'log'
  | 'region'
  | 'menuitem'
  | 'menuitemradio'
  | 'option'
  | 'progressbar'
  | 'radio'
  | 'slider'
  | 'status'
  | 'switch'
  | 'tab'
  | 'textbox';

/**
 * The user at the screen: gestures and assertions. Models use only this, so the same model drives a
 * view in Vitest's browser and a page of the running app.
 * Every `sees…` waits until it is true or fails.
 */
export interface Person {
  press(name: string | RegExp, role?: Role): Promise<void>;
  fill(label: string | RegExp, text: string): Promise<void>;
  check(label: string | RegExp): Promise<void>;
  choose(label: string | RegExp, option: string): Promise<void>;
  /** A key or chord in the W3C spelling: `Escape`, `Control+Enter`. */
  key(chord: string): Promise<void>;
  /** Chooses files in the device's own window; each gets the id given here, where a run can see to that. */
  attach(files: readonly { readonly id: string; readonly source: File }[]): Promise<void>;
  sees(text: string | RegExp): Promise<void>;
  seesNot(text: string | RegExp): Promise<void>;
  seesRole(role: Role, name?: string | RegExp): Promise<void>;
  seesNoRole(role: Role, name?: string | RegExp): Promise<void>;
  seesEnabled(role: Role, name: string | RegExp): Promise<void>;
  seesDisabled(role: Role, name: string | RegExp): Promise<void>;
  seesBusy(role: Role, name: string | RegExp): Promise<void>;
  seesValue(label: string | RegExp, text: string): Promise<void>;
  seesChecked(label: string | RegExp, isChecked: boolean): Promise<void>;
}
