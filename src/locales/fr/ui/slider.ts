export default { place: '{{place}} sur {{count}}' };
