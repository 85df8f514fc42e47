/** A word and its other spellings, as `short: spellings`, from the tables of USPS Publication 28. */
function shortForms(table: string): ReadonlyMap<string, string> {
  return new Map(
    table
      .trim()
      .split("\n")
      .flatMap((line) => {
        const words = line.trim().split(" ");
        return words.map((word) => [word, words[0] ?? word] as const);
      }),
  );
}

/** The short forms of the types of streets (Publication 28, C1), by their spellings in lower case. */
export const streetTypeForms = shortForms(`
  aly allee alley ally
  anx anex annex annx
  arc arcade
  ave av aven avenu avenue avn avnue
  byu bayoo bayou
  bch beach
  bnd bend
  blf bluf bluff
  blfs bluffs
  btm bot bottm bottom
  blvd boul boulevard boulv
  br brnch branch
  brg brdge bridge
  brk brook
  brks brooks
  bg burg
  byp bypa bypas bypass byps
  cp camp cmp
  cyn canyn canyon cnyn
  cpe cape
  cswy causeway causwa
  ctr cen cent center centr centre cnter cntr
  cir circ circl circle crcl crcle
  clf cliff
  clfs cliffs
  clb club
  cmn common
  cor corner
  cors corners
  crse course
  ct court
  cts courts
  cv cove
  cvs coves
  crk creek
  cres crescent crsent crsnt
  crst crest
  xing crossing crssng
  xrd crossroad
  curv curve
  dl dale
  dm dam
  dv div divide dvd
  dr driv drive drv
  est estate
  ests estates
  expy exp expr express expressway expw
  ext extension extn extnsn
  exts extensions
  fls falls
  fry ferry frry
  fld field
  flds fields
  flt flat
  flts flats
  frd ford
  frst forest forests
  frg forg forge
  frk fork
  frks forks
  ft fort frt
  fwy freeway freewy frway frwy
  gdn garden gardn grden grdn
  gdns gardens grdns
  gtwy gateway gatewy gatway gtway
  gln glen
  grn green
  grv grov grove
  hbr harb harbor harbr hrbor
  hvn haven
  hts heights ht
  hwy highway highwy hiway hiwy hway
  hl hill
  hls hills
  holw hllw hollow hollows holws
  inlt inlet
  is island islnd
  iss islands islnds
  isle isles
  jct jction jctn junction junctn juncton
  ky key
  kys keys
  knl knol knoll
  knls knolls
  lk lake
  lks lakes
  lndg landing lndng
  ln lane
  lgt light
  lf loaf
  lck lock
  lcks locks
  ldg ldge lodg lodge
  loop loops
  mnr manor
  mnrs manors
  mdw meadow
  mdws medows meadows
  ml mill
  mls mills
  msn missn mssn mission
  mtwy motorway
  mt mnt mount
  mtn mntain mntn mountain mountin mtin
  mtns mntns mountains
  nck neck
  orch orchard orchrd
  oval ovl
  opas overpass
  park prk parks
  pkwy parkway parkwy pkway pky parkways pkwys
  pass
  psge passage
  path paths
  pike pikes
  pne pine
  pnes pines
  pl place
  pln plain
  plns plains
  plz plaza plza
  pt point
  pts points
  prt port
  prts ports
  pr prairie prr
  radl rad radial radiel
  rnch ranch ranches rnchs
  rpd rapid
  rpds rapids
  rst rest
  rdg rdge ridge
  rdgs ridges
  riv river rvr rivr
  rd road
  rds roads
  rte route
  row
  rue
  run
  shl shoal
  shls shoals
  shr shoar shore
  shrs shoars shores
  skwy skyway
  spg spng spring sprng
  spgs spngs springs sprngs
  spur spurs
  sq sqr sqre squ square
  sqs sqrs squares
  sta station statn stn
  stra strav straven stravenue stravn strvn strvnue
  strm stream streme
  st street strt str
  sts streets
  smt sumit sumitt summit
  ter terr terrace
  trwy throughway
  trce trace traces
  trak track tracks trk trks
  trfy trafficway
  trl trail trails trls
  trlr trailer trlrs
  tunl tunel tunls tunnel tunnels tunnl
  tpke trnpk turnpike turnpk
  upas underpass
  un union
  vly valley vally vlly
  vlys valleys
  via vdct viadct viaduct
  vw view
  vws views
  vlg vill villag village villg villiage
  vlgs villages
  vl ville
  vis vist vista vst vsta
  walk walks
  way wy
  wl well
  wls wells
`);

/** The short forms of the words before the number of a unit (Publication 28, C2). */
export const unitForms = shortForms(`
  apt apartment
  bldg building
  dept department
  fl floor flr
  hngr hangar
  lot
  ofc office
  pier
  rm room
  slip
  spc space
  ste suite
  stop
  trlr trailer
  unit
`);
