export default {
  textSize: {
    label: 'Text size',
    normal: 'Normal',
    large: 'Large',
    larger: 'Larger',
  },
  motion: {
    label: 'Motion',
    system: 'As the device says',
    less: 'Less',
  },
  contrast: {
    label: 'Contrast',
    system: 'As the device says',
    more: 'More',
  },
};
