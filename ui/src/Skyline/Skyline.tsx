import styles from './Skyline.module.css';

const HOUSES =
  'M0 128V104h16V90h5v6l19-17 19 17v8h13V94l20-18V66h6v5l18 15v18h8V84h32v20h10V92l8-7v-9h6v4l16 14v10h16V96l14-12 14 12v32z';
const CHURCH =
  'M262 128V66l5-8 12-50h2l12 50 5 8v26l10-14h62l10 14v10h6V88l12-8 12 8v40zM279.300 10V2h1.400v8z';
const BRIDGE =
  'M404 100q98-10 196 0v28h-8q-2-16-15-16t-15 16h-7q-2-18-16-18t-16 18h-7q-2-19-17-19t-17 19h-7q-2-18-16-18t-16 18h-7q-2-16-15-16t-15 16h-2z';
const DOME =
  'M600 128V94h18v-8l10-6 10 6V70h4v14h6V70h4v14h4V66h8c0-22 14-36 32-40V16h-3v-3h3V5h4v8h3v3h-3v10c18 4 32 18 32 40h8v18h4V70h4v14h6V70h4v14l10-6 10 6v10h18v34z';
const TREES =
  'M806 128v-13q-14 2-14-11 0-9 9-11 1-14 15-14t15 13q11 1 11 12 0 12-14 11v13h20v-9q-12 2-12-9 0-8 8-9 1-12 12-12t12 11q9 1 9 10 0 10-11 9v9h14v-6q-9 1-9-7 0-6 6-7 1-9 9-9t9 9q7 1 7 7 0 8-9 7v6z';
const TOWERS =
  'M922 128V58l28-22v92zM956 128V74h22v54zM984 128V48h6V36h7V22h3V4h2v18h3v14h7v12h6v80zM1024 128V68c0-18 7-30 17-38 10 8 17 20 17 38v60zM1064 128V90h22V76h24v52z';
const HALL =
  'M1116 128V98l10-10 10 10v-8h12l4-6 4 6h10V62l-2-3V42l4-4 8-20 1.500-10 1.500 10 8 20 4 4v17l-2 3v28h10l4-6 4 6h12v8l10-10 10 10v30z';
const ROOFS =
  'M1252 128v-24q0-28 34-28t34 28v24zM1284 78v-8h4v8zM1326 128V98h12V84h5v4l17-14 17 14v10h9V88h8v-8h5v5l14 9v34zM1418 128V92h22v36z';
const GROUND = 'M0 120h1440v8H0z';

/** Skyline above the footer. @param imageUrl - SVG with an element `skyline`; default: an invented city */
export const Skyline = ({ imageUrl }: { imageUrl?: string }) => (
  <div className={styles.sky} data-print="hide">
    <svg viewBox="0 0 1440 128" className={styles.line} aria-hidden="true">
      {imageUrl ? (
        <use href={`${imageUrl}#skyline`} />
      ) : (
        <path d={`${HOUSES}${CHURCH}${BRIDGE}${DOME}${TREES}${TOWERS}${HALL}${ROOFS}${GROUND}`} />
      )}
    </svg>
  </div>
);
