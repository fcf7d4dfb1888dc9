export default { place: '第 {{place}} 项，共 {{count}} 项' };
