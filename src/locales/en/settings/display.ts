export default {
  textSize: {
    label: 'Text size',
    normal: 'Normal',
    large: 'Large',
    larger: 'Larger',
  },
  motion: {
    label: 'Motion',
    system: 'Match device',
    less: 'Reduced',
  },
  contrast: {
    label: 'Contrast',
    system: 'Match device',
    more: 'More',
  },
};
