export default {
  open: '打开日历',
  calendar: '日历',
  months: '{{shown}}，选择月份',
  years: '{{shown}}，选择年份',
  chosen: '{{day}}，已选择',
  unavailable: '{{day}}，不可选',
  next: {
    month: '下个月',
    year: '下一年',
    decade: '后十年',
  },
  previous: {
    month: '上个月',
    year: '上一年',
    decade: '前十年',
  },
  part: {
    year: '年',
    month: '月',
    day: '日',
  },
  placeholder: {
    year: '年',
    month: '月',
    day: '日',
  },
};
