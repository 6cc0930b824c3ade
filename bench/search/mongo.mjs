/** The search by the database: folded texts are stored beside each listing and matched there by `$regex`. */
import { normalizeForSearch } from '@guide/contracts/place';
import { MongoClient } from 'mongodb';
import { orders } from './orders.mjs';

const texts = ['name', 'description', 'area', 'subcategory'];

/** The database of `MONGODB_URL`. */
export async function mongo(listings) {
  const client = await new MongoClient(String(process.env.MONGODB_URL)).connect();
  const collection = client.db('guide_bench').collection('search');
  await collection.deleteMany({});
  await collection.insertMany(documentsOf(listings));
  await collection.createIndexes(
    ['relevance', 'rating', 'reviews', 'name'].map((order) => ({ key: { [`at.${order}`]: 1 } })),
  );

  const search = async (query) => {
    const { sortBy = 'relevance', offset = 0, limit } = query;
    const filter = filterOf(query);
    const found = collection
      .find(filter)
      .sort({ [`at.${sortBy}`]: 1 })
      .skip(offset)
      .limit(limit);
    const [results, total] = await Promise.all([found.toArray(), collection.countDocuments(filter)]);
    return { results, total };
  };
  search.close = async () => {
    await collection.drop();
    await client.close();
  };
  return search;
}

function documentsOf(listings) {
  const known = Object.entries(orders(listings));
  return listings.map((listing) => ({
    _id: listing.id,
    ...listing,
    ratingValue: Number(listing.rating ?? 4),
    folded: Object.fromEntries(texts.map((field) => [field, normalizeForSearch(listing[field])])),
    at: Object.fromEntries(known.map(([order, { places }]) => [order, places.get(listing.id)])),
  }));
}

function filterOf({ query = '', category, area, priceRange, rating }) {
  const $regex = normalizeForSearch(query.trim()).replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return {
    ...(category && { category }),
    ...(area && { area }),
    ...(priceRange && { priceRange }),
    ...(rating && { ratingValue: { $gte: rating } }),
    ...($regex && { $or: texts.map((field) => ({ [`folded.${field}`]: { $regex } })) }),
  };
}
