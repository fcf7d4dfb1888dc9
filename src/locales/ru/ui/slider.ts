export default { place: '{{place}} из {{count}}' };
