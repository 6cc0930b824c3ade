import type { LanguageRules } from './languageRules';

/** "and", "with", "to" and the article, which are written as one word with the next. */
const ARTICLE = /^(?:[وفبك]?ال|[وف]?لل)/;
const PREFIX = /^[وفبلك]/;
const ENDING = /(?:ات|ون|ين|يه|ه)$/;
const MIN_LENGTH = 3;

const cut = (word: string, part: RegExp): string => {
  const rest = word.replace(part, '');
  return rest.length >= MIN_LENGTH ? rest : word;
};

export const arabic: LanguageRules = {
  smallWords: 'في من إلى على عن مع أو و ثم هذا هذه ذلك التي الذي',
  questionWords: `أين اين كيف متى ما ماذا هل أي كم هو هي يوجد توجد أريد اريد نريد ابحث أبحث عن أصل اصل الوصول الذهاب اذهب
    زيارة نزور عنوان موقع خريطة هاتف رقم مواعيد موعد ساعات أوقات وقت العمل الدوام فتح إغلاق يفتح يغلق مفتوح مغلق سعر أسعار
    تكلفة تذكرة تذاكر دخول رسوم حجز احجز معلومات أفضل احسن أحسن أجمل اجمل أشهر اشهر مشهور مشهورة جيد جيدة هنا يقع تقع نأكل آكل نفعل`,
  expressions: {
    toilet: 'حمام|حمامات|دورة مياه|دورات مياه|مرحاض|تواليت',
    halal: 'حلال|مطعم حلال|مطاعم حلال|أكل حلال|طعام حلال',
    vegan: 'نباتي صرف|فيغان',
    glutenfree: 'خالي من الغلوتين|بدون غلوتين',
    pushchair: 'عربة أطفال',
    near: 'بالقرب من|قرب|قريب من|قريبة من|القريب من|القريبة من|بجانب|بجوار|حول',
    today: 'اليوم',
    tomorrow: 'غدا|بكرة|بكره',
    weekend: 'نهاية الأسبوع|عطلة نهاية الأسبوع',
    morning: 'صباحا|الصباح',
    lunchtime: 'الظهر|ظهرا',
    afternoon: 'بعد الظهر|العصر',
    evening: 'مساء|المساء',
    night: 'ليلا|الليل',
  },
  stem: (word) => cut(cut(word, ARTICLE), ENDING),
  variants: (text) => [
    text
      .split(' ')
      .map((word) => cut(word, PREFIX))
      .join(' '),
  ],
};
