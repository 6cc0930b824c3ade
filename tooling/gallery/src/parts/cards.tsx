import {
  ButtonLink,
  Card,
  CardBody,
  CardFacts,
  CardFrame,
  CardHead,
  CardPicture,
  CardPlace,
  CardTitle,
  Grid,
  MiniCard,
  StarRating,
  Tag,
} from '@guide/ui';
import type { Part } from '../part';
import styles from './board.module.css';
import { cathedral, eye, monument, museum, tower } from './places';

export const cards: Part = {
  name: 'Cards',
  states: [
    { label: 'Card', show: <Card {...tower} /> },
    { label: 'Hover', force: 'hover', show: <Card {...cathedral} /> },
    { label: 'Focus', force: 'focus focus-visible', show: <Card {...museum} /> },
    { label: 'Picture failed', show: <Card {...monument} /> },
    { label: 'Lead card', wide: true, show: <Card {...tower} lead /> },
    {
      label: 'Rows',
      wide: true,
      show: (
        <div className={styles.mini}>
          <MiniCard {...eye} />
          <MiniCard {...museum} />
        </div>
      ),
    },
    {
      label: 'Wide card, made of the same pieces',
      wide: true,
      show: (
        <CardFrame layout="wide">
          <CardPicture src={museum.imageUrl} alt="" name={museum.title} badges={museum.badges} number={1} />
          <CardBody>
            <CardHead>
              <CardTitle to="#museum">{museum.title}</CardTitle>
              <Tag tone="plain">Museum</Tag>
            </CardHead>
            <CardFacts>
              <StarRating rule="list" rating={museum.rating} reviewCount={188} />
              <CardPlace>{museum.place}</CardPlace>
            </CardFacts>
            <p>{museum.description}</p>
            <p>
              <ButtonLink to="#museum" variant="line" small>
                View Details
              </ButtonLink>
            </p>
          </CardBody>
        </CardFrame>
      ),
    },
    {
      label: 'In the grid',
      wide: true,
      show: (
        <Grid>
          <Card {...tower} number={1} />
          <Card {...cathedral} />
          <Card {...museum} />
        </Grid>
      ),
    },
  ],
};
