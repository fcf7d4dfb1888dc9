/** Tokens of `ui/style/tokens.css` that mails use, as mail programs read colours; a test holds them to it. */
export const colours = {
  light: {
    paper: '#f9f9fc',
    surface: '#ffffff',
    line: '#e0e1e6',
    text: '#191924',
    'text-quiet': '#595966',
    accent: '#5f3ed8',
    'on-accent': '#fbfbfe',
    'accent-text': '#5534c5',
  },
  dark: {
    paper: '#0e0e13',
    surface: '#16161d',
    line: '#32323a',
    text: '#ececf1',
    'text-quiet': '#ababb6',
    accent: '#a9a5ff',
    'on-accent': '#10101e',
    'accent-text': '#b9b8ff',
  },
} as const;
const { dark } = colours;

/**
 * Styles that mail programs without style elements leave out: the dark scheme, and a smaller edge
 * on phones. It has none of the signs that React would write as entities, which nothing reads here.
 */
export const styleSheet = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (max-width:480px){.around{padding:12px 8px!important}.card{padding:20px 16px!important}}',
  '@media (prefers-color-scheme:dark){',
  `.paper{background-color:${dark.paper}!important}`,
  `.card{background-color:${dark.surface}!important;border-color:${dark.line}!important}`,
  `.text{color:${dark.text}!important}`,
  `.quiet{color:${dark['text-quiet']}!important}`,
  `.fact{border-color:${dark.line}!important}`,
  `.action{background-color:${dark.accent}!important}`,
  `.label{color:${dark['on-accent']}!important}`,
  `.second{color:${dark['accent-text']}!important}`,
  '}',
].join('\n');
