import { toHiragana } from '../../site';
import type { LanguageRules } from './languageRules';

/** V, which many write as B: ヴィクトリア is ビクトリア. */
const V_SOUNDS: Record<string, string> = { ゔぁ: 'ば', ゔぃ: 'び', ゔぇ: 'べ', ゔぉ: 'ぼ', ゔ: 'ぶ' };

export const japanese: LanguageRules = {
  smallWords: 'の に を は が と で へ も や から まで な だ です ます アンド オブ ザ',
  questionWords: `どこ どう いつ 何 なに どの どれ どんな いくら ある あり います いる 行く 行き 行き方 方 アクセス 場所 住所 地図
    営業 時間 開館 閉館 開く 入場 料 料金 入場料 値段 チケット 予約 予約方法 電話 サイト 情報 おすすめ お勧め オススメ 人気 有名
    いい 良い 一番 ください 見る 見 たい 教え て この その 周り ここ`,
  expressions: {
    toilet: 'トイレ|お手洗い|化粧室',
    vegan: 'ヴィーガン|ビーガン',
    halal: 'ハラール|ハラル',
    glutenfree: 'グルテンフリー',
    pushchair: 'ベビーカー',
    cloakroom: 'クローク|コインロッカー|荷物預かり',
    today: '今日|本日',
    tomorrow: '明日|あした',
    weekend: '週末',
    morning: '午前|朝',
    lunchtime: '昼',
    afternoon: '午後',
    evening: '夕方',
    night: '夜',
  },
  nearAfter: /^(.+?)の?(?:近く|周辺|付近|そば|近辺)(?:の|に|で|にある|にあるの)?(.*)$/,
  stem: (word) =>
    toHiragana(word)
      .replace(/ー/g, '')
      .replace(/ゔ[ぁぃぇぉ]?/g, (sound) => V_SOUNDS[sound]!),
};
