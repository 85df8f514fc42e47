/** A city and its telephone network. */
export interface City {
  readonly name: string;
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
  /** First three digits of its ZIP codes. */
  readonly zip: string;
  readonly areaCodes: readonly [string, ...string[]];
  /** Number and name of the LATA. */
  readonly lata: string;
  /** First four letters of its CLLI codes. */
  readonly clli: string;
  readonly lecs: readonly [string, ...string[]];
  readonly cables: readonly [string, ...string[]];
}

/** name | state | latitude | longitude | ZIP | area codes | LATA | CLLI | LECs | cable companies */
const table = `
Dallas | TX | 32.7876 | -96.7994 | 752 | 214 972 469 | 552 DALLAS TEXAS | DLLS | att | spectrum astound
Austin | TX | 30.2711 | -97.7437 | 787 | 512 737 | 558 AUSTIN TEXAS | AUST | att | spectrum astound
Houston | TX | 29.7589 | -95.3677 | 770 | 713 281 832 | 560 HOUSTON TEXAS | HSTN | att | comcast
San Antonio | TX | 29.4252 | -98.4946 | 782 | 210 726 | 566 SAN ANTONIO TEXAS | SNAN | att | spectrum
Plano | TX | 33.0198 | -96.6989 | 750 | 972 469 | 552 DALLAS TEXAS | PLAN | frontier att | spectrum optimum
Los Angeles | CA | 34.0537 | -118.2428 | 900 | 213 323 | 730 LOS ANGELES CALIFORNIA | LSAN | att frontier | spectrum
San Diego | CA | 32.7174 | -117.1628 | 921 | 619 858 | 732 SAN DIEGO CALIFORNIA | SNDG | att | cox spectrum
Sacramento | CA | 38.5816 | -121.4944 | 958 | 916 279 | 726 SACRAMENTO CALIFORNIA | SCRM | att consolidated | comcast
San Jose | CA | 37.3387 | -121.8853 | 951 | 408 669 | 722 SAN FRANCISCO CALIFORNIA | SNJS | att | comcast
New York | NY | 40.7527 | -73.9877 | 100 | 212 646 | 132 NEW YORK METRO NEW YORK | NYCM | verizon | spectrum
Buffalo | NY | 42.8867 | -78.8784 | 142 | 716 | 140 BUFFALO NEW YORK | BFLO | verizon | spectrum
Rochester | NY | 43.1557 | -77.6157 | 146 | 585 | 974 ROCHESTER NEW YORK | ROCH | frontier | spectrum
Miami | FL | 25.7741 | -80.1936 | 331 | 305 786 | 460 SOUTHEAST FLORIDA | MIAM | att | comcast
Tampa | FL | 27.9478 | -82.4584 | 336 | 813 | 952 TAMPA FLORIDA | TAMP | frontier | spectrum wow
Orlando | FL | 28.5421 | -81.379 | 328 | 407 321 | 458 ORLANDO FLORIDA | ORLD | att lumen | spectrum
Atlanta | GA | 33.749 | -84.3903 | 303 | 404 470 | 438 ATLANTA GEORGIA | ATLN | att | comcast
Savannah | GA | 32.079 | -81.0921 | 314 | 912 | 440 SAVANNAH GEORGIA | SVNH | att windstream | comcast
Phoenix | AZ | 33.4484 | -112.0741 | 850 | 602 480 | 666 PHOENIX ARIZONA | PHNX | lumen | cox
Tucson | AZ | 32.2229 | -110.9748 | 857 | 520 | 668 TUCSON ARIZONA | TCSN | lumen | cox
Seattle | WA | 47.6038 | -122.3301 | 981 | 206 | 674 SEATTLE WASHINGTON | STTL | lumen | comcast astound
Everett | WA | 47.9767 | -122.2013 | 982 | 425 | 674 SEATTLE WASHINGTON | EVRT | ziply | comcast
Denver | CO | 39.7392 | -104.9849 | 802 | 303 720 | 656 DENVER COLORADO | DNVR | lumen | comcast
Philadelphia | PA | 39.9527 | -75.1635 | 191 | 215 267 | 228 PHILADELPHIA PENNSYLVANIA | PHLA | verizon | comcast
Pittsburgh | PA | 40.4417 | -79.9901 | 152 | 412 878 | 234 PITTSBURGH PENNSYLVANIA | PITB | verizon windstream | comcast
Charlotte | NC | 35.2272 | -80.8431 | 282 | 704 980 | 422 CHARLOTTE NORTH CAROLINA | CHRL | att | spectrum
Raleigh | NC | 35.7804 | -78.6391 | 276 | 919 984 | 426 RALEIGH NORTH CAROLINA | RLGH | att brightspeed | spectrum
Columbus | OH | 39.9623 | -83.0007 | 432 | 614 380 | 324 COLUMBUS OHIO | CLMB | att frontier | spectrum wow
Cincinnati | OH | 39.1014 | -84.5124 | 452 | 513 | 922 CINCINNATI OHIO | CNCN | altafiber | spectrum
Hartford | CT | 41.7645 | -72.6909 | 061 | 860 959 | 920 CONNECTICUT SNET | HRFR | frontier | comcast
Las Vegas | NV | 36.1672 | -115.1485 | 891 | 702 725 | 721 PAHRUMP NEVADA | LSVG | lumen | cox
Boston | MA | 42.3602 | -71.0583 | 021 | 617 857 | 128 EASTERN MASSACHUSETTS | BSTN | verizon | comcast astound
Des Moines | IA | 41.5868 | -93.625 | 503 | 515 | 632 DES MOINES IOWA | DESM | lumen windstream | mediacom
`;

function cityOf(line: string): City {
  const [name = "", state = "", latitude = "", longitude = "", zip = "", ...network] =
    line.split(" | ");
  const [areaCodes = "", lata = "", clli = "", lecs = "", cables = ""] = network;
  return {
    name,
    state,
    latitude: Number(latitude),
    longitude: Number(longitude),
    zip,
    areaCodes: wordsOf(areaCodes),
    lata,
    clli,
    lecs: wordsOf(lecs),
    cables: wordsOf(cables),
  };
}

function wordsOf(text: string): [string, ...string[]] {
  const [first = "", ...rest] = text.split(" ");
  return [first, ...rest];
}

export const cities: readonly City[] = table.trim().split("\n").map(cityOf);
